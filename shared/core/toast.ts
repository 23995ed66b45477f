import type { BatchAction, BatchState } from './batch.ts';
import { countBatch } from './batch.ts';
import type { Failure } from './failure.ts';
import { countText, failureText } from './failure-text.ts';
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

const UPGRADE = { label: 'Upgrade Plan', href: '/pricing' } as const;

/** How often progress is told: every second photo, and the last one. */
const PROGRESS_EVERY = 2;

/**
 * The toasts that an event brings, in order.
 *
 * @param state the batch after the event
 * @param picked photos that the user picked for this batch
 */
export function toastsFor(
  action: BatchAction,
  state: BatchState,
  { picked, entitlement }: { picked: number; entitlement: Entitlement },
): Toast[] {
  switch (action.type) {
    case 'started':
      return [info(`Processing ${action.total} images...`), ...approachingLimit(action.usage, entitlement)];
    case 'placed':
    case 'failed':
      return action.done % PROGRESS_EVERY === 0 || action.done === action.total
        ? [info(`Processed ${action.done}/${action.total} images...`)]
        : [];
    case 'archived': {
      const { failed } = countBatch(state, picked);
      const failures = failed > 0 ? `, ${failed} failed` : '';
      return [success(`Processing complete! ${action.entries.length} images processed${failures}`)];
    }
    case 'settled': {
      const left = remaining(action.usage, limitsFor(entitlement).photosPerMonth);
      return left === 'unlimited' || state.entries.length === 0
        ? []
        : [info(`${countText(left)} images remaining this month.`)];
    }
    case 'stopped':
      return action.failure ? [failureToast(action.failure)] : [];
    case 'broken':
      return [failureToast(action.failure)];
    default:
      return [];
  }
}

/** The toast once the ZIP is in the downloads folder. */
export const DOWNLOAD_COMPLETE: Toast = success('Download complete!');

/** The toast for a failure of the whole batch. */
export function failureToast(failure: Failure): Toast {
  if (failure.code === 'quota-exceeded') {
    return {
      kind: 'error',
      title: failureText(failure),
      description: 'Upgrade your plan to process more images.',
      action: UPGRADE,
      durationMs: TOAST_MS.quotaExceeded,
    };
  }
  return { kind: 'error', title: failureText(failure), durationMs: TOAST_MS.standard };
}

function approachingLimit(usage: Usage, entitlement: Entitlement): Toast[] {
  const limit = limitsFor(entitlement).photosPerMonth;
  const left = remaining(usage, limit);
  if (left === 'unlimited' || !isApproachingLimit(usage, limit)) return [];
  return [
    {
      kind: 'warning',
      title: `You're approaching your monthly limit (${percentUsed(usage, limit)}%)`,
      description: `${countText(left)} images remaining on your ${PLANS[entitlement.plan].name} plan.`,
      action: UPGRADE,
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
