import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATEGORY_NAMES } from '../../shared/core/categories/categorize.ts';
import { drawScene } from '../../tests/fixtures/draw-scene.ts';

/** Drawn photos with a manifest.json like that of a training folder. */
export interface DrawnPhotos {
  readonly folder: string;
  remove(): Promise<void>;
}

/**
 * Draws photos for the short form of benchmarks that otherwise need a folder of labeled ones. The labels are
 * arbitrary: such a run only shows that a benchmark completes.
 */
export async function drawPhotos(count: number): Promise<DrawnPhotos> {
  const folder = await mkdtemp(join(tmpdir(), 'drawn-photos-'));
  const entries = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const file = `${String(at).padStart(4, '0')}.jpg`;
      await writeFile(join(folder, file), await drawScene(at));
      const category = CATEGORY_NAMES[at % 2];
      const labels = [at % 3 === 0 ? 'circle' : 'rectangle'];
      return {
        file,
        category,
        acceptable_categories: [category],
        labels,
        split: 'val',
        split_basis: 'source',
      };
    }),
  );
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(entries));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
