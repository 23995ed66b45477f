import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decideFolder } from '../../../shared/core/categories/decide-folder.ts';
import type { Engine } from '../../../server/engines/engine.ts';
import { describeFile } from '../../eval/describe-file.ts';
import { readGroundTruth } from '../../eval/ground-truth.ts';

/** A labeled photo with the engine's result. */
export interface ToldPhoto {
  readonly told: string;
  readonly expected: string;
  readonly acceptable: readonly string[];
  /** The label from its source. */
  readonly tags: readonly string[];
  readonly sketch: string;
}

const ORIGIN = { accountId: 'bench', batchId: 'bench' };

interface Entry {
  readonly file: string;
  readonly label?: string;
  readonly labels?: readonly string[];
}

/**
 * Analyzes a folder's photos with the embedded engine, two at once.
 *
 * @param isValOnly for a training set, only the photos of sources that training did not use
 */
export async function lookAt(folder: string, isValOnly: boolean, engine: Engine): Promise<ToldPhoto[]> {
  const entries = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Entry[];
  const tagsOf = new Map(
    entries.map(({ file, label, labels = [] }) => [
      file,
      [...new Set([...labels, ...(label ? [label] : [])])],
    ]),
  );
  const photos = await readGroundTruth(folder, isValOnly);
  const found: ToldPhoto[] = [];
  const queue = photos.entries();
  const work = async () => {
    for (const [at, { file, expectedCategory, acceptableCategories }] of queue) {
      const analysis = await describeFile(join(folder, file), engine, ORIGIN);
      found[at] = {
        told: decideFolder(analysis).category,
        expected: expectedCategory,
        acceptable: acceptableCategories,
        tags: tagsOf.get(file.replace(/^photos\//, '')) ?? tagsOf.get(file) ?? [],
        sketch: analysis.sketch ?? '',
      };
    }
  };
  await Promise.all([work(), work()]);
  return found;
}
