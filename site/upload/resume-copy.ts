import type { NotSaved } from '#browser/saved/saved-batches.ts';
import { type Items, mixedText } from '#core/films/items-text.ts';
import { TOAST_MS } from '#core/limits.ts';
import { damagedToast, namesInToast, type Toast } from '#core/batch/toast.ts';
import { translator } from '#messages/translate.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { resumeWords } from '#words/resume.ts';
import { toastsWords } from '#words/toasts.ts';
import { LANGUAGE } from '../app/language.ts';

const t = translator([quantitiesWords, resumeWords]);

/** The text of the offer to resume the saved batch. */
export const RESUME = {
  title: t('resume.title'),
  /** Says what happened, and how much is left. */
  state: (described: number, items: Items) => {
    const total = items.photos + items.films;
    const left = total - described;
    if (left === 0) return t('resume.allDescribed');
    if (described === 0) return t('resume.noneDescribed');
    return t('resume.someDescribed', { described, items: mixedText(total, items, t), left });
  },
  /** Says what the first button does. */
  goesOn: (described: number, total: number) =>
    described === 0 ? t('resume.goesOnAll') : t('resume.goesOnRest', { total }),
  discards: t('resume.discards'),
  missing: (count: number) => t('resume.missing', { count }),
  placed: (count: number) => t('resume.placed', { count }),
  reading: t('resume.reading'),
  unread: (count: number) => t('resume.unread', { count }),
  resume: t('resume.resume'),
  resumeWithout: t('resume.resumeWithout'),
  choose: t('resume.choose'),
  discard: t('resume.discard'),
} as const;

/** The text that asks about shared photos. */
export const SHARED = {
  title: (count: number) => t('resume.sharedTitle', { count }),
  bySites: (sites: string, count: number) => t('resume.sharedBySites', { sites, count }),
  bySomebody: (count: number) => t('resume.sharedBySomebody', { count }),
  earlier: (count: number) => t('resume.sharedEarlier', { count }),
  take: t('resume.sharedTake'),
  discard: t('resume.discard'),
} as const;

const toast = (kind: Toast['kind'], title: string): Toast => ({ kind, title, durationMs: TOAST_MS.standard });

export const RESUME_TOASTS = {
  damaged: (count: number) => damagedToast(count, translator([quantitiesWords, toastsWords])),
  elsewhere: toast('info', t('resume.elsewhere')),
  newer: toast('warning', t('resume.newer')),
  noneOfThem: toast('warning', t('resume.noneOfThem')),
  lost: (names: readonly string[]): Toast => {
    const title = t('resume.lost', { count: names.length, names: namesInToast(names, LANGUAGE) });
    return { kind: 'warning', title, durationMs: TOAST_MS.quotaExceeded };
  },
  stillMissing: (count: number) => toast('warning', t('resume.stillMissing', { count })),
  tableNotKept: toast('warning', t('resume.tableNotKept')),
  sharedLost: toast('warning', t('resume.sharedLost')),
  sharedKept: toast('warning', t('resume.sharedKept')),
  sharedTooLarge: toast('warning', t('resume.sharedTooLarge')),
} as const;

/** Says why the photos of a started batch aren't kept. */
export const NOT_SAVED_TOASTS: Readonly<Record<NotSaved, Toast>> = {
  'too-large': toast('info', t('resume.tooLarge')),
  'no-room': toast('warning', t('resume.noRoom')),
  newer: toast('warning', t('resume.newerNotKept')),
  'no-answer': toast('warning', t('resume.notKept')),
};
