import type { Translate } from '#messages/translate.ts';
import { gapIn, quotedIn } from '../wording/punctuation.ts';
import type { BatchAction, BatchState } from './batch.ts';
import { countBatch, isCancelled } from './batch.ts';
import type { Failure } from '../failure.ts';
import { failureText } from '../failure-text.ts';
import { TOAST_MS } from '../limits.ts';
import { PLANS, type Entitlement, limitsFor } from '../accounts/plan.ts';
import type { Quantities } from '../accounts/quantity-text.ts';
import { isApproachingLimit, percentUsed, remaining, type Usage } from '../accounts/quota.ts';

export interface Toast {
  readonly kind: 'info' | 'success' | 'warning' | 'error';
  readonly title: string;
  readonly description?: string;
  readonly action?: { readonly label: string; readonly href: string };
  readonly durationMs: number;
}

/** The toasts of a batch. */
export type BatchWords = Translate<'toasts' | 'failures' | Quantities>;

type ToastWords = Translate<'toasts'>;

const PRICES = '/pricing';

/** Progress is shown for every second photo and the last one; above 200 photos, for each hundredth of the batch. */
const PROGRESS_EVERY = 2;
const MOST_PROGRESS_STEPS = 100;

/** Returns the toasts that an event causes while the batch runs, in order. */
export function toastsFor(action: BatchAction, entitlement: Entitlement, t: BatchWords): Toast[] {
  switch (action.type) {
    case 'started':
      return [
        info(t('toasts.processing', { total: action.total })),
        ...approachingLimit(action.usage, entitlement, t),
      ];
    case 'placed':
    case 'failed':
      return action.done % progressStep(action.total) === 0 || action.done === action.total
        ? [info(t('toasts.processed', { done: action.done, total: action.total }))]
        : [];
    case 'stopped':
      return action.failure ? [failureToast(action.failure, t)] : [];
    case 'broken':
      return [failureToast(action.failure, t)];
    default:
      return [];
  }
}

/**
 * Photos between two progress toasts: ten thousand photos would otherwise cause several a second, also for screen
 * readers.
 */
function progressStep(total: number): number {
  return Math.max(PROGRESS_EVERY, Math.ceil(total / MOST_PROGRESS_STEPS));
}

interface BatchEnd {
  /** Photos that this run put in the ZIP. */
  readonly placed: number;
  /** Photos picked for it. */
  readonly picked: number;
  /** The ZIP is in the downloads folder. */
  readonly isSaved: boolean;
  readonly entitlement: Entitlement;
}

/** Returns the single toast at the end of a batch: its result, the downloaded ZIP, and what is left of the month. */
export function summaryToast(
  state: BatchState,
  { placed, picked, isSaved, entitlement }: BatchEnd,
  t: ToastWords,
): Toast {
  const left = state.usage && remaining(state.usage, limitsFor(entitlement).photosPerMonth);
  const description = [
    ...(isSaved ? [t('toasts.downloadComplete')] : []),
    ...(typeof left === 'number' ? [t('toasts.remaining', { left })] : []),
  ].join(gapIn(t.locale));
  return { ...endToast(state, placed, picked, t), ...(description === '' ? {} : { description }) };
}

function endToast(state: BatchState, placed: number, picked: number, t: ToastWords): Toast {
  const { total } = state;
  if (isCancelled(state)) return info(t('toasts.cancelled', { placed, total }));
  if (state.stopped) return info(t('toasts.inZip', { placed, total }));
  const { failed } = countBatch(state, picked);
  return success(
    failed > 0 ? t('toasts.completeFailed', { placed, failed }) : t('toasts.complete', { placed }),
  );
}

/** Returns the toast after the ZIP was downloaded. */
export function downloadToast(t: ToastWords): Toast {
  return success(t('toasts.downloadComplete'));
}

/** How many names fit into a toast. */
const NAMES_IN_TOAST = 3;

/** Returns the toast for companion files that couldn't be read. */
export function leftOutToast(names: readonly string[], t: ToastWords): Toast {
  const title = t('toasts.companionsLeftOut', { count: names.length, names: namesInToast(names, t.locale) });
  return { kind: 'warning', title, durationMs: TOAST_MS.quotaExceeded };
}

/** Returns the toast for saved records that were damaged and left out. */
export function damagedToast(count: number, t: ToastWords): Toast {
  return { kind: 'warning', title: t('toasts.damaged', { count }), durationMs: TOAST_MS.quotaExceeded };
}

/** Returns the toast for saved groups of people that were damaged and left out. */
export function peopleLostToast(t: ToastWords): Toast {
  return { kind: 'warning', title: t('toasts.peopleLost'), durationMs: TOAST_MS.quotaExceeded };
}

/** Returns as many names as fit into a toast. */
export function namesInToast(names: readonly string[], locale: string): string {
  const quoted = names.slice(0, NAMES_IN_TOAST).map((name) => quotedIn(locale, name));
  const shown = names.length > NAMES_IN_TOAST ? [...quoted, '…'] : quoted;
  return new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' }).format(shown);
}

/** Returns the toast for a failure of the whole batch. */
export function failureToast(failure: Failure, t: BatchWords): Toast {
  const title = failureText(failure, t);
  if (failure.code === 'quota-exceeded') {
    return {
      kind: 'error',
      title,
      description: t('toasts.upgradeForMore'),
      action: { label: t('toasts.upgrade'), href: PRICES },
      durationMs: TOAST_MS.quotaExceeded,
    };
  }
  const description = failure.code === 'batch-failed' ? { description: t('toasts.tryAgain') } : {};
  return { kind: 'error', title, ...description, durationMs: TOAST_MS.standard };
}

function approachingLimit(usage: Usage, entitlement: Entitlement, t: ToastWords): Toast[] {
  const limit = limitsFor(entitlement).photosPerMonth;
  const left = remaining(usage, limit);
  if (left === 'unlimited' || !isApproachingLimit(usage, limit)) return [];
  return [
    {
      kind: 'warning',
      title: t('toasts.approaching', { percent: percentUsed(usage, limit) / 100 }),
      description: t('toasts.remainingOnPlan', { left, plan: PLANS[entitlement.plan].name }),
      action: { label: t('toasts.upgrade'), href: PRICES },
      durationMs: TOAST_MS.quotaWarning,
    },
  ];
}

function info(title: string): Toast {
  return { kind: 'info', title, durationMs: TOAST_MS.standard };
}

function success(title: string): Toast {
  return { kind: 'success', title, durationMs: TOAST_MS.standard };
}
