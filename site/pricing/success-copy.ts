import { PLANS, type PlanId } from '#core/accounts/plan.ts';
import { translator } from '#messages/translate.ts';
import { pricingWords } from '#words/pricing.ts';

const t = translator([pricingWords]);

export const SUCCESS = {
  title: t('pricing.successTitle'),
  text: t('pricing.successText'),
  uploads: t('pricing.successUploads'),
  plan: (plan: PlanId) => t('pricing.successPlan', { plan: PLANS[plan].name }),
} as const;
