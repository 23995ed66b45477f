import { gapIn } from '#core/wording/punctuation.ts';
import { LANGUAGE } from '../app/language.ts';
import { acceptedFormatsText } from '../kit/accepted-formats.ts';
import { sizeText } from '#core/accounts/quantity-text.ts';
import { type Items, itemsText } from '#core/films/items-text.ts';
import { PHOTOS_PER_PRESS, MAX_DEVICE_PHOTO_BYTES, MAX_PHOTO_BYTES, TOAST_MS } from '#core/limits.ts';
import { type Entitlement, limitsFor, PLANS } from '#core/accounts/plan.ts';
import type { Toast } from '#core/batch/toast.ts';
import { translator } from '#messages/translate.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { siteWords } from '#words/site.ts';
import { uploadWords } from '#words/upload.ts';

const t = translator([uploadWords, siteWords, quantitiesWords]);

export const UPLOAD = {
  title: t('upload.title'),
  signedOut: t('upload.signedOut'),
  waiting: (items: Items) =>
    t('upload.waiting', { photos: items.photos + items.films, items: itemsText(items, t) }),
  signup: t('upload.signup'),
  login: t('upload.login'),
  offline: t('upload.offline'),
  upgrade: t('upload.upgrade'),
  samples: t('upload.samples'),
  putIntoFolder: t('upload.putIntoFolder'),
  addToLibrary: t('upload.addToLibrary'),
  sendToStorage: t('upload.sendToStorage'),
  leave: t('upload.leave'),
  leaveUnsaved: t('upload.leaveUnsaved'),
  deviceNote: `${noteOf(MAX_DEVICE_PHOTO_BYTES)}${gapIn(LANGUAGE)}${t('upload.deviceAtOnce', { photos: PHOTOS_PER_PRESS })}`,
  howTitle: t('upload.howTitle'),
  featuresTitle: t('upload.featuresTitle'),
} as const;

/** Returns the formats, and the size up to which an engine takes them. */
function noteOf(maxBytes: number): string {
  return t('upload.note', { formats: acceptedFormatsText(), size: sizeText(maxBytes, t) });
}

/** Returns what our service takes: formats, sizes, and how many photos at once on this plan, or on each. */
export function serviceNote(entitlement: Entitlement | undefined): string {
  return `${noteOf(MAX_PHOTO_BYTES)} ${planLine(entitlement)}`;
}

function planLine(entitlement: Entitlement | undefined): string {
  if (entitlement) {
    const { photosPerBatch } = limitsFor(entitlement);
    return t('upload.yourPlan', { plan: PLANS[entitlement.plan].name, photos: photosPerBatch });
  }
  const plans = Object.values(PLANS).map(({ name, photosPerBatch }) =>
    t('upload.planBatch', { plan: name, photos: photosPerBatch }),
  );
  return t('upload.plans', { plans: plans.join(t('site.listComma')) });
}

const error = (title: string): Toast => ({ kind: 'error', title, durationMs: TOAST_MS.standard });

export const UPLOAD_TOASTS = {
  signUpToUpload: error(t('upload.signUpToUpload')),
} as const;

export const UPLOAD_FEATURES = [
  { title: t('upload.describedTitle'), text: t('upload.describedText') },
  { title: t('upload.sortedTitle'), text: t('upload.sortedText') },
  {
    title: t('upload.privateTitle'),
    text: t('upload.privateText'),
    textOnDevice: t('upload.privateTextDevice'),
  },
] as const;

export const UPLOAD_STEPS = [
  {
    title: t('upload.pickTitle'),
    text: t('upload.pickText', { devicePhotos: PHOTOS_PER_PRESS, photos: PLANS.free.photosPerBatch }),
    textOnDevice: t('upload.pickTextDevice', { photos: PHOTOS_PER_PRESS }),
  },
  { title: t('upload.pressTitle'), text: t('upload.pressText') },
  { title: t('upload.watchTitle'), text: t('upload.watchText') },
  { title: t('upload.zipTitle'), text: t('upload.zipText') },
  { title: t('upload.lookTitle'), text: t('upload.lookText') },
] as const;

/** The text about a batch in the tab's title and the system's notification. */
export const WHEN_DONE = {
  tabProgress: (done: number, total: number, title: string) =>
    t('upload.tabProgress', { done, total, title }),
  tabDone: (items: Items, title: string) =>
    t('upload.tabDone', { photos: items.photos + items.films, items: itemsText(items, t), title }),
  tell: t('upload.tellWhenDone'),
  denied: t('upload.tellDenied'),
  title: (items: Items) =>
    t('upload.doneNotice', { photos: items.photos + items.films, items: itemsText(items, t) }),
  left: (left: number) => t('upload.doneLeft', { left }),
} as const;
