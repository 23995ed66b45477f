import type { BatchAction, BatchState } from './batch.ts';
import { countBatch, isCancelled } from './batch.ts';
import type { Failure } from './failure.ts';
import { failureText, type FailureWording } from './failure-text.ts';
import { countText } from './number-text.ts';
import { TOAST_MS } from './limits.ts';
import { PLANS, type Entitlement, limitsFor } from './plan.ts';
import { isApproachingLimit, percentUsed, remaining, type Usage } from './quota.ts';

export interface Toast {
  readonly kind: 'info' | 'success' | 'warning' | 'error';
  readonly title: string;
  readonly description?: string;
  readonly action?: { readonly label: string; readonly href: string };
  readonly durationMs: number;
}

/** The words of the toasts that a batch brings. */
export interface ToastWording {
  readonly processing: (total: number) => string;
  readonly processed: (done: number, total: number) => string;
  readonly complete: (placed: number, failed: number) => string;
  /** Of a batch that was stopped by whoever began it. */
  readonly cancelled: (placed: number, total: number) => string;
  /** Of a batch that something else ended before its last photo. */
  readonly inZip: (placed: number, total: number) => string;
  readonly remaining: (left: number) => string;
  readonly approaching: (percent: number) => string;
  readonly remainingOnPlan: (left: number, planName: string) => string;
  readonly upgradeForMore: string;
  readonly upgrade: string;
  /** Under a batch that failed for a reason of its own. */
  readonly tryAgain: string;
  readonly downloadComplete: string;
}

/** What a batch says. Without failures of its own it fails in English. */
export interface BatchWording {
  readonly toasts: ToastWording;
  readonly failures?: FailureWording;
}

function inZipText(placed: number, total: number): string {
  return `${placed} of ${total} photos ${placed === 1 ? 'is' : 'are'} in your ZIP`;
}

/** The words of the specification. */
export const ENGLISH_BATCH: BatchWording = {
  toasts: {
    processing: (total) => `Processing ${total} images...`,
    processed: (done, total) => `Processed ${done}/${total} images...`,
    complete: (placed, failed) =>
      `Processing complete! ${placed} images processed${failed > 0 ? `, ${failed} failed` : ''}`,
    cancelled: (placed, total) =>
      placed === 0 ? 'Cancelled. No photo was placed.' : `Cancelled. ${inZipText(placed, total)}`,
    inZip: inZipText,
    remaining: (left) => `${countText(left)} images remaining this month.`,
    approaching: (percent) => `You're approaching your monthly limit (${percent}%)`,
    remainingOnPlan: (left, planName) => `${countText(left)} images remaining on your ${planName} plan.`,
    upgradeForMore: 'Upgrade your plan to process more images.',
    upgrade: 'Upgrade Plan',
    tryAgain: 'Failed to process images. Please try again.',
    downloadComplete: 'Download complete!',
  },
};

const PRICES = '/pricing';

/** How often progress is told: every second photo, and the last one. */
const PROGRESS_EVERY = 2;

/** The toasts that an event brings while the batch runs, in order. */
export function toastsFor(
  action: BatchAction,
  entitlement: Entitlement,
  wording: BatchWording = ENGLISH_BATCH,
): Toast[] {
  const { toasts } = wording;
  switch (action.type) {
    case 'started':
      return [info(toasts.processing(action.total)), ...approachingLimit(action.usage, entitlement, toasts)];
    case 'placed':
    case 'failed':
      return action.done % PROGRESS_EVERY === 0 || action.done === action.total
        ? [info(toasts.processed(action.done, action.total))]
        : [];
    case 'stopped':
      return action.failure ? [failureToast(action.failure, wording)] : [];
    case 'broken':
      return [failureToast(action.failure, wording)];
    default:
      return [];
  }
}

interface BatchEnd {
  /** Photos that this run has put in the ZIP. */
  readonly placed: number;
  /** Photos that were picked for it. */
  readonly picked: number;
  /** The ZIP is in the downloads folder. */
  readonly isSaved: boolean;
  readonly entitlement: Entitlement;
}

/** The one toast at the end of a batch: what came of it, that it is downloaded, and what is left of the month. */
export function summaryToast(
  state: BatchState,
  { placed, picked, isSaved, entitlement }: BatchEnd,
  { toasts }: BatchWording = ENGLISH_BATCH,
): Toast {
  const left = state.usage && remaining(state.usage, limitsFor(entitlement).photosPerMonth);
  const description = [
    ...(isSaved ? [toasts.downloadComplete] : []),
    ...(typeof left === 'number' ? [toasts.remaining(left)] : []),
  ].join(' ');
  return { ...endToast(state, placed, picked, toasts), ...(description === '' ? {} : { description }) };
}

function endToast(state: BatchState, placed: number, picked: number, toasts: ToastWording): Toast {
  if (isCancelled(state)) return info(toasts.cancelled(placed, state.total));
  if (state.stopped) return info(toasts.inZip(placed, state.total));
  return success(toasts.complete(placed, countBatch(state, picked).failed));
}

/** The toast once the ZIP is in the downloads folder. */
export function downloadToast({ toasts }: BatchWording = ENGLISH_BATCH): Toast {
  return success(toasts.downloadComplete);
}

/** The toast for a failure of the whole batch. */
export function failureToast(failure: Failure, { toasts, failures }: BatchWording = ENGLISH_BATCH): Toast {
  const title = failureText(failure, failures);
  if (failure.code === 'quota-exceeded') {
    return {
      kind: 'error',
      title,
      description: toasts.upgradeForMore,
      action: { label: toasts.upgrade, href: PRICES },
      durationMs: TOAST_MS.quotaExceeded,
    };
  }
  const description = failure.code === 'batch-failed' ? { description: toasts.tryAgain } : {};
  return { kind: 'error', title, ...description, durationMs: TOAST_MS.standard };
}

function approachingLimit(usage: Usage, entitlement: Entitlement, toasts: ToastWording): Toast[] {
  const limit = limitsFor(entitlement).photosPerMonth;
  const left = remaining(usage, limit);
  if (left === 'unlimited' || !isApproachingLimit(usage, limit)) return [];
  return [
    {
      kind: 'warning',
      title: toasts.approaching(percentUsed(usage, limit)),
      description: toasts.remainingOnPlan(left, PLANS[entitlement.plan].name),
      action: { label: toasts.upgrade, href: PRICES },
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
