import {
  ANALYZE_TIMEOUT_MS,
  ENGINE_LONG_EDGE_PX,
  SAVED_BATCH_MS,
  LEASE_MS,
  RATE_LIMITS,
  PROFILE_MS,
  DELETED_SUBJECT_MS,
} from '#core/limits.ts';
import { KNOWN_VECTORS } from '#core/people/limits.ts';
import { translator } from '#messages/translate.ts';
import { privacyWords } from '#words/privacy.ts';
import { LOGIN_NOTICE_MS, POPUP } from '../limits.ts';
import { APART_PHOTOS, REMEMBERED, SAVED_BYTES } from '#browser/limits.ts';
import { BRAND } from '../facts/brand.ts';
import { type LegalText, OUTSIDE_ENGINE } from './legal-copy.ts';
import { MEASURED } from '../facts/measured.ts';
import { PAGES } from '../app/pages.ts';

const t = translator([privacyWords]);

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const engine =
  OUTSIDE_ENGINE === undefined
    ? t('privacy.engineOwn')
    : t('privacy.engineOutside', { engine: OUTSIDE_ENGINE });
/** How the built-in engine handles text; external engines differ. */
const reading = OUTSIDE_ENGINE === undefined ? [t('privacy.photosReading')] : [];

export const PRIVACY: LegalText = {
  title: t('privacy.title'),
  lead: t('privacy.lead', { brand: BRAND.name }),
  sections: [
    {
      id: 'short',
      title: t('privacy.shortTitle'),
      list: [
        t('privacy.shortOriginals'),
        t('privacy.shortCopies'),
        t('privacy.shortKept'),
        t('privacy.shortOwn'),
        t('privacy.shortNoAds'),
      ],
    },
    {
      id: 'photos',
      title: t('privacy.photosTitle'),
      text: [
        t('privacy.photosDevice'),
        t('privacy.photosCopy', {
          pixels: String(ENGINE_LONG_EDGE_PX),
          kilobytes: MEASURED.copyKilobytes,
        }),
        t('privacy.photosMemory', { seconds: ANALYZE_TIMEOUT_MS / 1000, engine }),
        ...reading,
        t('privacy.photosFaces'),
        t('privacy.photosZip'),
      ],
    },
    {
      id: 'sent',
      title: t('privacy.sentTitle'),
      table: {
        caption: t('privacy.sentCaption'),
        widths: [20, 22, 58],
        head: [t('privacy.whom'), t('privacy.when'), t('privacy.what')],
        rows: [
          [t('privacy.ourServer'), t('privacy.batchRuns'), t('privacy.ourServerGets')],
          [
            OUTSIDE_ENGINE ?? t('privacy.outsideEngine'),
            t('privacy.batchRuns'),
            OUTSIDE_ENGINE === undefined ? t('privacy.outsideNothing') : t('privacy.outsideCopies'),
          ],
          [t('privacy.auth'), t('privacy.youLogIn'), t('privacy.authGets', { hours: PROFILE_MS / HOUR_MS })],
          ['Stripe', t('privacy.buyPlan'), t('privacy.stripeGets')],
          ['Mailchimp', t('privacy.subscribe'), t('privacy.mailchimpGets')],
          [t('privacy.mailProvider'), t('privacy.youWrite'), t('privacy.mailGets')],
          ['EmailJS', t('privacy.youLogIn'), t('privacy.emailjsGets', { hours: LOGIN_NOTICE_MS / HOUR_MS })],
        ],
      },
    },
    {
      id: 'kept',
      title: t('privacy.keptTitle'),
      table: {
        caption: t('privacy.keptCaption'),
        widths: [18, 48, 34],
        head: [t('privacy.what'), t('privacy.detail'), t('privacy.until')],
        rows: [
          [t('privacy.account'), t('privacy.accountDetail'), t('privacy.accountUntil')],
          [t('privacy.usage'), t('privacy.usageDetail'), t('privacy.untilAccount')],
          [
            t('privacy.batch'),
            t('privacy.batchDetail'),
            t('privacy.batchUntil', { minutes: Math.ceil(LEASE_MS / MINUTE_MS) }),
          ],
          [t('privacy.payments'), t('privacy.paymentsDetail'), t('privacy.paymentsUntil')],
          [t('privacy.messages'), t('privacy.messagesDetail'), t('privacy.messagesUntil')],
          [t('privacy.newsletter'), t('privacy.newsletterDetail'), t('privacy.newsletterUntil')],
          [
            t('privacy.attempts'),
            t('privacy.attemptsDetail'),
            t('privacy.attemptsUntil', { minutes: Math.ceil(RATE_LIMITS.messages.windowMs / MINUTE_MS) }),
          ],
          [t('privacy.log'), t('privacy.logDetail'), t('privacy.logUntil')],
          [
            t('privacy.deletion'),
            t('privacy.deletionDetail'),
            t('privacy.deletionUntil', { days: DELETED_SUBJECT_MS / DAY_MS }),
          ],
        ],
      },
    },
    {
      id: 'browser',
      title: t('privacy.browserTitle'),
      text: [t('privacy.browserText')],
      table: {
        caption: t('privacy.browserCaption'),
        widths: [32, 44, 24],
        head: [t('privacy.name'), t('privacy.what'), t('privacy.until')],
        rows: [
          ['@@auth0spajs@@…', t('privacy.sessionDetail'), t('privacy.untilLogout')],
          ['a0.spajs.…', t('privacy.loginDetail'), t('privacy.loginUntil')],
          ['image-processing-usage', t('privacy.usageKeyDetail'), t('privacy.untilLogout')],
          ['server-config', t('privacy.configDetail'), t('privacy.untilClear')],
          ['naming-and-rules', t('privacy.rulesDetail'), t('privacy.untilClear')],
          ['captured-emails', t('privacy.emailsDetail'), t('privacy.emailsUntil')],
          ['login-notice-sent', t('privacy.noticeDetail'), t('privacy.untilClear')],
          [
            'subscription-popup-closed',
            t('privacy.popupDetail', { days: POPUP.cooldownMs / DAY_MS }),
            t('privacy.untilClear'),
          ],
          ['ui-theme', t('privacy.themeDetail'), t('privacy.untilClear')],
          ['engine', t('privacy.engineDetail'), t('privacy.untilClear')],
          ['tells-when-done', t('privacy.whenDoneDetail'), t('privacy.untilClear')],
          ['folder-scheme', t('privacy.schemeDetail'), t('privacy.untilClear')],
          ['writes-xmp', t('privacy.xmpDetail'), t('privacy.untilClear')],
          ['carries-unreadable', t('privacy.carryDetail'), t('privacy.untilClear')],
          ['board-photo-size', t('privacy.rowHeightDetail'), t('privacy.untilClear')],
          ['board-here', t('privacy.boardHereDetail'), t('privacy.untilClear')],
          ['board-names', t('privacy.boardNamesDetail'), t('privacy.untilClear')],
          ['own-model', t('privacy.ownModelDetail'), t('privacy.untilClear')],
          ['scroll-positions', t('privacy.scrollDetail'), t('privacy.untilTab')],
          ['photos-on-the-table', t('privacy.tableDetail'), t('privacy.tableUntil')],
          ['account-deleted', t('privacy.deletedDetail'), t('privacy.deletedUntil')],
          [
            'batches',
            t('privacy.batchesDetail', { gigabytes: SAVED_BYTES / 1e9 }),
            t('privacy.batchesUntil', { days: SAVED_BATCH_MS / DAY_MS }),
          ],
          [
            'remembered-batches',
            t('privacy.rememberedDetail', { photos: REMEMBERED.photos }),
            t('privacy.rememberedUntil'),
          ],
          ['not-duplicates', t('privacy.apartDetail', { photos: APART_PHOTOS }), t('privacy.apartUntil')],
          [
            'remembered-people',
            t('privacy.peopleDetail', { vectors: KNOWN_VECTORS }),
            t('privacy.peopleUntil'),
          ],
          [t('privacy.cacheName'), t('privacy.cacheDetail'), t('privacy.cacheUntil')],
        ],
      },
    },
    {
      id: 'extension',
      title: t('privacy.extensionTitle'),
      text: [t('privacy.extension')],
      link: { to: PAGES.chromeStorePolicy.path, label: t('privacy.extensionLink') },
    },
    {
      id: 'rights',
      title: t('privacy.rightsTitle'),
      text: [t('privacy.rightsDownload'), t('privacy.rightsDelete'), t('privacy.rightsSessions')],
      link: { to: PAGES.usage.path, label: t('privacy.rightsLink') },
    },
    {
      id: 'contact',
      title: t('privacy.contactTitle'),
      text: [t('privacy.contact')],
      link: { to: PAGES.contact.path, label: t('privacy.contactLink') },
    },
  ],
};
