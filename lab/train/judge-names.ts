import type { CategoryName } from '../../shared/core/categories/categorize.ts';
import { decideFolder } from '../../shared/core/categories/decide-folder.ts';
import { shortNameOf } from '../../shared/core/naming/short-name.ts';
import type { Observations } from '../../shared/engine/describing/observe.ts';
import { analysisOf } from '../../shared/engine/vision-engine.ts';
import { judged } from '../eval/ground-truth.ts';
import type { Outcome } from '../eval/judge.ts';
import type { PlacedPhoto } from './manifest.ts';

/**
 * Returns the results for photos with known observations: description, folder and name, without colors, which need
 * the pixels, and without reading.
 */
export function outcomesOf(
  photos: readonly PlacedPhoto[],
  observe: (photo: PlacedPhoto) => Observations,
  categories: readonly CategoryName[],
): Outcome[] {
  return photos.map((photo) => {
    const analysis = analysisOf(observe(photo), categories);
    return {
      photo: judged(photo, ''),
      description: analysis.description,
      category: decideFolder(analysis).category,
      name: shortNameOf(analysis),
    };
  });
}
