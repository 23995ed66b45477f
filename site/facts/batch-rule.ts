import { limitsFor, PLANS } from '#core/accounts/plan.ts';
import { translator } from '#messages/translate.ts';
import { plansWords } from '#words/plans.ts';
import { LANGUAGE } from '../app/language.ts';

const t = translator([plansWords]);

/** Returns whether a plan cuts what is more than one batch into several. */
export function cutsIntoBatches(plan: keyof typeof PLANS): boolean {
  const { photosPerPress, photosPerBatch } = limitsFor({ plan, foundingMember: false });
  return photosPerPress > photosPerBatch;
}

/** What becomes of more photos than fit at once, on each plan. Every page that speaks of it says this. */
export const BATCH_RULE = t('plans.cut', {
  plans: new Intl.ListFormat(LANGUAGE).format(
    Object.values(PLANS).flatMap(({ id, name }) => (cutsIntoBatches(id) ? [name] : [])),
  ),
  free: PLANS.free.name,
  photos: PLANS.free.photosPerBatch,
});
