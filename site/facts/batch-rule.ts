import { limitsFor, PLANS } from '#core/accounts/plan.ts';
import { translator } from '#messages/translate.ts';
import { plansWords } from '#words/plans.ts';
import { LANGUAGE } from '../app/language.ts';

const t = translator([plansWords]);

/** Returns whether a plan splits photos that exceed one batch into several batches. */
export function cutsIntoBatches(plan: keyof typeof PLANS): boolean {
  const { photosPerPress, photosPerBatch } = limitsFor({ plan, foundingMember: false });
  return photosPerPress > photosPerBatch;
}

/** What happens on each plan to photos beyond one batch. All pages use this text. */
export const BATCH_RULE = t('plans.cut', {
  plans: new Intl.ListFormat(LANGUAGE).format(
    Object.values(PLANS).flatMap(({ id, name }) => (cutsIntoBatches(id) ? [name] : [])),
  ),
  free: PLANS.free.name,
  photos: PLANS.free.photosPerBatch,
});
