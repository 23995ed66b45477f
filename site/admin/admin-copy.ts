import { waitText } from '../kit/wait-text.ts';
import { PLANS, type PlanId } from '#core/plan.ts';
import { TOAST_MS } from '#core/limits.ts';
import type { Toast } from '#core/toast.ts';

export const ADMIN = {
  title: 'Admin',
  asking: 'Asking the server who you are',
  unreachable: 'The server cannot be reached, so it cannot say whether this page is yours.',
  accountUnreachable: 'The server cannot be reached. Your account is not known yet.',
  retry: 'Try again',
  locked: 'This screen is locked.',
  lockedAgain: 'The screen has locked itself after a while. Type the password again to go on.',
  password: 'Admin password',
  passwordMissing: 'Please type the admin password',
  unlock: 'Unlock',
  unlocking: 'Checking…',
  lock: 'Lock',
  ownTitle: 'Your account',
  findTitle: 'Another account',
  findLabel: 'Email of the account',
  find: 'Find',
  nobody: 'No email address',
  plan: 'Plan',
  count: 'Images this month',
  founding: 'Founding member, no monthly limit',
  reset: 'Reset count',
  resetTitle: 'Reset the count?',
  resetText: (who: string, count: string) =>
    `${count} of ${who} become 0 for this month. There is no way back.`,
  cancel: 'Cancel',
  reviewsTitle: 'Prices to look at',
  reviewsText:
    'These accounts have gone over to a price that buys no plan here, and keep the plan from before. Add the price to the settings, or find the account and choose its plan; then it leaves this list.',
  reviewOf: (plan: string, price: string) => `${plan} plan, pays ${price}`,
} as const;

export function attemptsLeftText(attemptsLeft: number): string {
  if (attemptsLeft === 0) return 'That was the last attempt for now.';
  return attemptsLeft === 1 ? '1 attempt left.' : `${attemptsLeft} attempts left.`;
}

export function tooManyText(retryAfterMs: number): string {
  return `Too many attempts. Come back in ${waitText(retryAfterMs)}.`;
}

export function planToast(plan: PlanId, forWhom: string | undefined): Toast {
  return {
    kind: 'success',
    title: `Your plan has been updated to ${PLANS[plan].name.toUpperCase()}`,
    ...(forWhom === undefined ? {} : { description: `The plan of ${forWhom}.` }),
    durationMs: TOAST_MS.standard,
  };
}

export function resetToast(forWhom: string | undefined): Toast {
  return {
    kind: 'success',
    title: 'Usage counter has been reset',
    ...(forWhom === undefined ? {} : { description: `The counter of ${forWhom}.` }),
    durationMs: TOAST_MS.standard,
  };
}
