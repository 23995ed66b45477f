import { TOAST_MS } from '#core/limits.ts';
import { type Plan, type PlanId, PLANS } from '#core/accounts/plan.ts';
import type { Toast } from '#core/batch/toast.ts';
import { gapIn } from '#core/wording/punctuation.ts';
import { translator } from '#messages/translate.ts';
import { pricingWords } from '#words/pricing.ts';
import { siteWords } from '#words/site.ts';
import { LANGUAGE } from '../app/language.ts';
import { BATCH_RULE, cutsIntoBatches } from '../facts/batch-rule.ts';

const t = translator([pricingWords, siteWords]);

export const PRICING = {
  title: t('pricing.title'),
  nothingOnSale: t('pricing.nothingOnSale', { photos: PLANS.free.photosPerMonth }),
  text: t('pricing.text'),
  gap: gapIn(LANGUAGE),
  founding: (members: string) => t('pricing.founding', { members }),
  notOnSale: t('pricing.notOnSale'),
  loading: t('pricing.loading'),
  present: t('pricing.present'),
  unreachable: t('pricing.unreachable'),
  retry: t('pricing.retry'),
  /** Says when a paying user gets Free. */
  afterPaid: (paid: PlanId) => t('pricing.afterPaid', { plan: PLANS[paid].name }),
  /** Says what Free then includes, and how to cancel. */
  afterPaidMore: (free: Plan) =>
    t('pricing.afterPaidMore', { photos: free.photosPerMonth, once: free.photosPerBatch }),
  price: (dollars: number) => t('pricing.price', { dollars }),
  perMonth: t('pricing.perMonth'),
  popular: t('pricing.popular'),
  monthly: (photos: number) => t('pricing.monthly', { photos }),
  /** The separator between a plan's two numbers. */
  comma: t('site.listComma'),
  batch: ({ id, photosPerBatch: photos }: Plan) =>
    cutsIntoBatches(id) ? t('pricing.inBatches', { photos }) : t('pricing.batch', { photos }),
  batchRule: BATCH_RULE,
  included: t('pricing.included'),
  notIncluded: t('pricing.notIncluded'),
} as const;

export const FREE_TOAST: Toast = {
  kind: 'success',
  title: t('pricing.subscribed'),
  durationMs: TOAST_MS.standard,
};
