import { describe, expect, it } from 'vitest';
import { CATEGORY_TABLE } from '#core/categories/category-table.ts';
import {
  ARCHIVE_NAME,
  FOUNDING_MEMBERS,
  MAX_PHOTO_BYTES,
  SHORT_NAME_LENGTH,
  TOAST_MS,
  USAGE_DESTRUCTIVE_PERCENT,
  USAGE_WARNING_PERCENT,
} from '#core/limits.ts';
import { TOASTS_VISIBLE } from '#ui/limits.ts';
import { HOME_COUNTERS, LOGIN_NOTICE_MS, NEWSLETTER_PROGRESS, POPUP } from '../../../site/limits.ts';
import { PLANS } from '#core/accounts/plan.ts';
import { BRAND, TOOLTIP_DELAY_MS } from '../../../site/facts/brand.ts';
import { HOVER_CARD_MS } from '../../../site/examples/examples-copy.ts';
import { MENU_DELAY_MS } from '../../../site/frame/navigation-copy.ts';
import { STATS } from '../../../site/home/stats-copy.ts';

const HOUR_MS = 60 * 60 * 1000;

describe('the specification’s constants', () => {
  it.each([
    ['the largest photo, in bytes', MAX_PHOTO_BYTES, 15 * 1024 * 1024],
    ['the length of a short name', SHORT_NAME_LENGTH, 40],
    ['the name of the ZIP', ARCHIVE_NAME, 'organized_photos.zip'],
    ['the founding members', FOUNDING_MEMBERS, 100],
    ['the founding year', BRAND.foundedYear, 2025],
    ['the warning, in percent', USAGE_WARNING_PERCENT, 80],
    ['the destructive style, above this percent', USAGE_DESTRUCTIVE_PERCENT, 90],
    ['the toasts', TOAST_MS, { standard: 4000, quotaExceeded: 6000, quotaWarning: 5000 }],
    ['the toasts that are visible at once', TOASTS_VISIBLE, 3],
    ['the hover card', HOVER_CARD_MS, { openDelay: 700, closeDelay: 300 }],
    ['the tooltip', TOOLTIP_DELAY_MS, { open: 700, skip: 300 }],
    ['the menu', MENU_DELAY_MS, { open: 200, skip: 300 }],
    ['the popup', POPUP, { afterMs: 2500, cooldownMs: 7 * 24 * HOUR_MS }],
    ['the login notification', LOGIN_NOTICE_MS, 24 * HOUR_MS],
    ['the counter of active users', HOME_COUNTERS.users, { from: 15, stepMs: [400, 400] }],
    ['the counter of images', HOME_COUNTERS.photos, { from: 100, stepMs: [600, 700] }],
    ['the rating', STATS.ratingValue(4.9), '4.9/5'],
  ])(
    'holds %s',
    {
      tags: [
        'zip-named-organized-photos-zip',
        'cut-40-characters',
        'warning-80',
        'destructive-style-above-90',
        'company-founded-2025',
        'active-users-15-1-2',
        'images-processed-100-1-2',
        'default-toast-4000-ms-another',
        'hover-card-opens-700-ms',
        'tooltip-open-700-ms-skip',
        'menu-hover-delay-200-ms',
        'popup-after-2500-ms-dismissal',
        'login-email-throttle-24-h',
        'founded-2025',
      ],
    },
    (_what, constant, specified) => {
      expect(constant).toEqual(specified);
    },
  );

  it('has the newsletter form’s strip', () => {
    expect(NEWSLETTER_PROGRESS).toMatchObject({ from: 15, toward: 90, waitMs: 500, afterWait: 40 });
  });

  it('has about 30 categories', { tags: ['category-about-30-first-match'] }, () => {
    expect(Math.abs(CATEGORY_TABLE.length - 30)).toBeLessThanOrEqual(5);
  });

  it(
    'marks only Pro as the most popular plan',
    { tags: ['plan-id-name-description-price', 'pro-most-popular-9-month'] },
    () => {
      const popular = Object.values(PLANS).filter(({ isPopular }) => isPopular);
      expect(popular.map(({ id }) => id)).toEqual(['pro']);
    },
  );
});
