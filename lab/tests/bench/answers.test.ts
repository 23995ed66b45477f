import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAnswers } from '../../bench/search/answered.ts';
import { readTrainingSet } from '../../train/manifest.ts';

const SHARED = join(import.meta.dirname, '..', '..', '..', '..', 'shared');
const { photos, queries } = readAnswers();

describe('the answered queries', () => {
  it('are 120 different ones, half of them for choosing', () => {
    expect(new Set(queries.map(({ query }) => query)).size).toBe(120);
    expect(queries.filter(({ half }) => half === 'choose')).toHaveLength(60);
  });

  it('are answered by some of the photos', () => {
    for (const { query, answers } of queries) {
      expect(answers.size, query).toBeGreaterThan(2);
      expect([...answers].filter((name) => !photos.has(name))).toEqual([]);
    }
  });

  it.skipIf(!existsSync(SHARED))('are about all captioned photos of val', async () => {
    const captions = join(SHARED, 'training-2', 'captions-first-set.json');
    const sets = [
      await readTrainingSet(join(SHARED, 'training'), captions),
      await readTrainingSet(join(SHARED, 'training-2')),
    ];
    const captioned = sets
      .flat()
      .filter(({ split, captions: all = [] }) => split === 'val' && all.length > 0)
      .map(({ file }) => basename(file, extname(file)));
    expect(new Set(captioned)).toEqual(photos);
  });
});
