import { gapIn } from '#core/wording/punctuation.ts';
import { LANGUAGE } from '../app/language.ts';
import { PLANS, type PlanId } from '#core/accounts/plan.ts';
import { TOAST_MS } from '#core/limits.ts';
import { durationText } from '#core/accounts/quantity-text.ts';
import type { Toast } from '#core/batch/toast.ts';
import { translator } from '#messages/translate.ts';
import { adminWords } from '#words/admin.ts';
import { quantitiesWords } from '#words/quantities.ts';

const t = translator([adminWords, quantitiesWords]);

export const ADMIN = {
  title: t('admin.title'),
  asking: t('admin.asking'),
  unreachable: t('admin.unreachable'),
  accountsUnreachable: t('admin.accountsUnreachable'),
  loading: t('admin.loading'),
  retry: t('admin.retry'),
  locked: t('admin.locked'),
  lockedAgain: t('admin.lockedAgain'),
  password: t('admin.password'),
  passwordMissing: t('admin.passwordMissing'),
  unlock: t('admin.unlock'),
  unlocking: t('admin.unlocking'),
  lock: t('admin.lock'),
  accounts: t('admin.accounts'),
  own: t('admin.own'),
  search: t('admin.search'),
  /** Says how many accounts match, and whether the list has all of them. */
  matching: (shown: number, matching: number) =>
    shown < matching
      ? `${t('admin.matching', { matching })}${gapIn(LANGUAGE)}${t('admin.listed', { shown })}`
      : t('admin.matching', { matching }),
  totalAccounts: t('admin.totalAccounts'),
  totalPhotos: t('admin.totalPhotos'),
  nobody: t('admin.nobody'),
  plan: t('admin.plan'),
  count: t('admin.count'),
  founding: t('admin.founding'),
  reset: t('admin.reset'),
  resetTitle: t('admin.resetTitle'),
  resetText: (who: string, images: string) => t('admin.resetText', { who, images }),
  cancel: t('admin.cancel'),
  reviewsTitle: t('admin.reviewsTitle'),
  reviewsText: t('admin.reviewsText'),
  reviewOf: (plan: string, price: string) => t('admin.reviewOf', { plan, price }),
} as const;

export function attemptsLeftText(attemptsLeft: number): string {
  return t('admin.attemptsLeft', { count: attemptsLeft });
}

export function tooManyText(retryAfterMs: number): string {
  return t('admin.tooMany', { time: durationText(retryAfterMs, t) });
}

export function planToast(plan: PlanId, forWhom: string | undefined): Toast {
  return {
    kind: 'success',
    title: t('admin.planSet', { plan: PLANS[plan].name.toUpperCase() }),
    ...(forWhom === undefined ? {} : { description: t('admin.planOf', { who: forWhom }) }),
    durationMs: TOAST_MS.standard,
  };
}

export function resetToast(forWhom: string | undefined): Toast {
  return {
    kind: 'success',
    title: t('admin.countReset'),
    ...(forWhom === undefined ? {} : { description: t('admin.countOf', { who: forWhom }) }),
    durationMs: TOAST_MS.standard,
  };
}
