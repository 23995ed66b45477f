import { PHOTO_WORDS } from '../../shared/engine/vocabulary/photo-words.ts';
import { minimize } from './lbfgs.ts';
import { addDecay } from './logistic.ts';
import type { TrainingPhoto } from './manifest.ts';
import { RowKernel } from './row-kernel.ts';
import { SETTINGS } from './settings.ts';
import { wordTargets } from './word-targets.ts';

/** A captioned photo, and the head's input. */
export interface CaptionedExample {
  readonly photo: TrainingPhoto;
  readonly joined: Float32Array;
}

/** The words, and a row of weights for each, bias last. */
export interface FittedWords {
  readonly words: readonly string[];
  readonly model: Float64Array;
}

/** Differences below this are skipped: most words are far from most photos. */
const NEGLIGIBLE = 1e-4;

/** Trains a logistic regression for each word, except for those for people, that enough captions have. */
export async function fitSceneWords(
  examples: readonly CaptionedExample[],
  onStep: (step: number, loss: number) => void,
): Promise<FittedWords> {
  const said = examples.map(({ photo }) => wordTargets(photo).map((target) => target?.isSaid === true));
  const chosen = PHOTO_WORDS.flatMap(({ role }, index) => {
    const count = said.filter((row) => row[index]).length;
    return role === 'person' || role === 'who' || count < SETTINGS.sceneWords.minimum ? [] : [index];
  });
  const columns = examples[0]!.joined.length + 1;
  const kernel = await RowKernel.create(
    examples.map(({ joined }) => joined),
    chosen.length,
  );
  const targets = said.map((row) => chosen.map((index) => Number(row[index])));
  const model = minimize(
    (point) => lossOf(point, kernel, columns, targets),
    new Float64Array(chosen.length * columns),
    SETTINGS.sceneWords.steps,
    onStep,
  );
  return { words: chosen.map((index) => PHOTO_WORDS[index]!.word), model };
}

/** The sum of the words' mean cross entropies, with weight decay. */
function lossOf(
  model: Float64Array,
  kernel: RowKernel,
  columns: number,
  targets: readonly (readonly number[])[],
): { loss: number; gradient: Float64Array } {
  const share = 1 / targets.length;
  const outputs = model.length / columns;
  let loss = 0;
  kernel.begin(model, columns);
  targets.forEach((row, example) => {
    row.forEach((target, output) => {
      const logOdds = kernel.dot(example, output);
      const wrong = target === 1 ? -logOdds : logOdds;
      // log(1 + e^x) without overflow.
      loss += share * (Math.max(wrong, 0) + Math.log1p(Math.exp(-Math.abs(wrong))));
      const difference = 1 / (1 + Math.exp(-logOdds)) - target;
      if (Math.abs(difference) > NEGLIGIBLE) kernel.addToGradient(example, output, share * difference);
    });
  });
  const gradient = kernel.gradient(outputs, columns);
  return { loss: loss + addDecay(model, gradient, columns, SETTINGS.sceneWords.decay), gradient };
}
