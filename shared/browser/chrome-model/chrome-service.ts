import type { ChromeModelProblem } from '#core/engine-state.ts';
import { CHROME_MODEL } from '../limits.ts';
import type { AnalysisService } from '../analysis-service.ts';
import type { ChromeModel } from './chrome-model.ts';
import type { LeftPhotoCount } from './left-photos.ts';
import { modelFailure } from './model-failure.ts';

/**
 * Describes photos with Chrome's model, and those that it fails with the embedded engine. After `mostFailures` photos
 * in a row the embedded engine gets the rest of the batch.
 *
 * @param embedded describes on this device; its engine is fetched when the first photo needs it
 */
export function createChromeService(
  model: ChromeModel,
  embedded: AnalysisService,
  photos: LeftPhotoCount,
): AnalysisService {
  let failuresInARow = 0;
  let lastProblem: ChromeModelProblem = 'answer';
  const cancel = () => model.cancel();
  return {
    reserve: async (count, leaseId, signal) => {
      signal.throwIfAborted();
      failuresInARow = 0;
      photos.begin();
      signal.addEventListener('abort', cancel, { once: true });
      try {
        await model.start();
      } catch (error) {
        signal.throwIfAborted();
        lastProblem = modelFailure(error).problem;
        failuresInARow = CHROME_MODEL.mostFailures;
        return await embedded.reserve(count, leaseId, signal);
      } finally {
        signal.removeEventListener('abort', cancel);
      }
      return { id: leaseId, usage: await embedded.settle(leaseId) };
    },
    describe: async (image, context, signal) => {
      if (failuresInARow < CHROME_MODEL.mostFailures) {
        try {
          const analysis = await model.describe(image, signal);
          failuresInARow = 0;
          return analysis;
        } catch (error) {
          signal.throwIfAborted();
          failuresInARow += 1;
          lastProblem = modelFailure(error).problem;
        }
      }
      const analysis = await embedded.describe(image, context, signal);
      photos.left(lastProblem);
      return analysis;
    },
    settle: (leaseId) => embedded.settle(leaseId),
  };
}
