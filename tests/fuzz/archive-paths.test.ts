import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ArchivePaths, collisionKey, safePathPart } from '#core/archive-path.ts';
import { PATH_PART_BYTES } from '#core/limits.ts';
import { survives } from './survives.ts';

/** What is put into names to get out of a folder, or to be two files at once. */
const TRICKS =
  '.. / \\ : . CON nul com¹ é e\u0301 ß SS ﬁ K İ ı \u202e \u200d \ud800 😀 \0 \n %2e ~ dog DOG _2 .jpg 한 \ufe0f';
const names = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.constantFrom(' ', ...TRICKS.split(' ')), { maxLength: 30 }).map((pieces) => pieces.join('')),
);

/** What Windows, macOS or Linux does not take, or takes for something else than a name in a folder. */
// oxlint-disable-next-line no-control-regex -- control characters are what must not be there
const UNSAFE = /[<>:"/\\|?*\u0000-\u001f\u007f-\u009f\p{Cf}\p{Cs}]|^[. ]|[. ]$|^$/u;
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]) *(?:\.|$)/i;

describe('archive paths', () => {
  it('are made of parts that every file system takes', () =>
    survives(names, (name) => {
      const part = safePathPart(name);
      expect(part).not.toMatch(UNSAFE);
      expect(part).not.toMatch(DEVICE);
      expect(part.normalize('NFC')).toBe(part);
      expect(Buffer.byteLength(part)).toBeLessThanOrEqual(PATH_PART_BYTES + '_'.length);
      expect(safePathPart(part)).toBe(part);
    }));

  it('are each in one folder and each their own, however alike the names are', () =>
    survives(
      fc.array(fc.tuple(names, names), { minLength: 2, maxLength: 30 }),
      (photos) => {
        const paths = new ArchivePaths();
        const taken = photos.map(([category, name]) => paths.take(category, name, 'jpg'));
        expect(new Set(taken.map(collisionKey)).size).toBe(photos.length);
        for (const path of taken) expect(path.split('/')).toHaveLength(2);
      },
      4,
    ));
});
