import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PlacedPhoto } from '#core/batch-event.ts';
import { readArguments } from '../../../cli/arguments.ts';
import { tell } from '../../../cli/report.ts';

afterEach(() => vi.restoreAllMocks());

/** What `--json` prints for one placed photo. */
function printed(placed: PlacedPhoto): unknown {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const photo = { id: 'a', name: 'a.jpg', sizeBytes: 1, modifiedMs: 0, path: '/a.jpg', from: 'a.jpg' };
  const result = { photo, sha256: 'ab', ms: 5, placed, path: 'Pets/dog.jpg', failure: undefined };
  const options = readArguments(['.', '--json'])!;
  tell({ results: [result], writtenTo: undefined, leftAlone: [], leftOut: [] }, options);
  vi.restoreAllMocks();
  return JSON.parse(lines.join(''));
}

const dog: PlacedPhoto = {
  photoId: 'a',
  description: 'A dog.',
  category: 'Pets',
  name: 'dog',
  extension: 'jpg',
};
const line = {
  file: 'a.jpg',
  sha256: 'ab',
  description: 'A dog.',
  category: 'Pets',
  path: 'Pets/dog.jpg',
  ms: 5,
};

describe('the line of JSON for a photo', () => {
  it('says how sure the folder is and what else it might be, where the engine does', () => {
    const sure = { confidence: 0.7, alternatives: [{ category: 'Wildlife', confidence: 0.2 }] as const };
    expect(printed({ ...dog, ...sure })).toEqual({ ...line, ...sure });
  });

  it('says nothing of that where the engine does not', () => {
    expect(printed(dog)).toEqual(line);
  });
});
