import { type Plan, type PlanFeatureId, type PlanId, PLANS } from '#core/accounts/plan.ts';
import { translator } from '#messages/translate.ts';
import { plansWords } from '#words/plans.ts';

const t = translator([plansWords]);

interface PlanFeature {
  readonly name: string;
  /** An explanation of the feature's name. */
  readonly hint: string;
  readonly included: boolean;
}

interface PlanCopy {
  readonly description: string;
  readonly features: readonly PlanFeature[];
  readonly buttonText: string;
}

const FEATURE_NAMES: Readonly<Record<PlanFeatureId, string>> = {
  basic: t('plans.basic'),
  advanced: t('plans.advanced'),
  zip: t('plans.zip'),
  rules: t('plans.rules'),
  batches: t('plans.batches'),
  email: t('plans.email'),
  priority: t('plans.priority'),
};

/** The text about each plan, in addition to its name and numbers. */
export const PLAN_COPY: Readonly<Record<PlanId, PlanCopy>> = {
  free: {
    description: t('plans.free'),
    features: named(PLANS.free),
    buttonText: t('plans.start', { plan: PLANS.free.name }),
  },
  pro: {
    description: t('plans.pro'),
    features: named(PLANS.pro),
    buttonText: t('plans.choose', { plan: PLANS.pro.name }),
  },
  enterprise: {
    description: t('plans.enterprise'),
    features: named(PLANS.enterprise),
    buttonText: t('plans.choose', { plan: PLANS.enterprise.name }),
  },
};

function named({ features, photosPerBatch }: Plan): PlanCopy['features'] {
  return features.map(({ id, included }) => ({
    name: FEATURE_NAMES[id],
    hint: hintOf(id, included, photosPerBatch),
    included,
  }));
}

function hintOf(id: PlanFeatureId, isIncluded: boolean, photos: number): string {
  const freePhotos = PLANS.free.photosPerBatch;
  switch (id) {
    case 'basic':
      return t('plans.basicHint');
    case 'advanced':
      return t('plans.advancedHint');
    case 'zip':
      return t('plans.zipHint');
    case 'rules':
      return t('plans.rulesHint');
    case 'batches':
      return isIncluded
        ? t('plans.batchesHint', { photos, freePhotos })
        : t('plans.noBatchesHint', { freePhotos });
    case 'email':
      return isIncluded ? t('plans.emailHint') : '';
    case 'priority':
      return t('plans.priorityHint');
  }
}
