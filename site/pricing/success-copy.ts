import { PLANS, type PlanId } from '#core/plan.ts';

export const SUCCESS = {
  title: 'Success!',
  text: 'Your action was completed successfully.',
  uploads: 'Go to Uploads',
  plan: (plan: PlanId) => `Your plan is ${PLANS[plan].name}.`,
} as const;
