import type { ModelProblem } from '#core/batch/engine-state.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import type { EncodedImage } from '#core/photo.ts';
import type { OtherLanguage } from '#core/wording/other-language.ts';
import type { AnalysisService } from '../service/analysis-service.ts';
import type { LeftPhotoCount } from './left-photos.ts';
import { ModelFailure } from './model-failure.ts';

/** A model that a user may choose in place of the embedded engine: Chrome's own, or one at an address of theirs. */
export interface ReplacingModel {
  /** Prepares it for a batch. @throws {ModelFailure} if it isn't available */
  start(): Promise<void>;
  /** Cancels the preparation. */
  cancel(): void;
  /** @throws {ModelFailure} for every failure of the model; the signal's reason on abort */
  describe(image: EncodedImage, signal: AbortSignal, language?: OtherLanguage): Promise<ImageAnalysis>;
}

interface ModelServiceOptions {
  readonly model: ReplacingModel;
  /** Describes photos on this device; its engine is fetched when the first photo needs it. */
  readonly embedded: AnalysisService;
  readonly photos: LeftPhotoCount;
  /** After this many consecutive failures of the model, the embedded engine gets the rest of the batch. */
  readonly mostFailures: number;
}

/** Describes photos with a model, and photos that it fails for with the embedded engine. Nothing is counted. */
export function createModelService({
  model,
  embedded,
  photos,
  mostFailures,
}: ModelServiceOptions): AnalysisService {
  let failuresInARow = 0;
  let lastProblem: ModelProblem = 'answer';
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
        lastProblem = problemOf(error);
        failuresInARow = mostFailures;
        return await embedded.reserve(count, leaseId, signal);
      } finally {
        signal.removeEventListener('abort', cancel);
      }
      return { id: leaseId, usage: await embedded.settle(leaseId) };
    },
    describe: async (image, context, signal) => {
      if (failuresInARow < mostFailures) {
        try {
          const analysis = await model.describe(image, signal, context.language);
          failuresInARow = 0;
          return analysis;
        } catch (error) {
          signal.throwIfAborted();
          failuresInARow += 1;
          lastProblem = problemOf(error);
        }
      }
      const analysis = await embedded.describe(image, context, signal);
      photos.left(lastProblem);
      return analysis;
    },
    settle: (leaseId) => embedded.settle(leaseId),
  };
}

function problemOf(error: unknown): ModelProblem {
  return error instanceof ModelFailure ? error.problem : 'answer';
}
