import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ArchivePaths, collisionKey, safeFolder, safePathPart } from '#core/naming/archive-path.ts';
import { splitPath } from '#core/naming/folder-path.ts';
import { assignPaths } from '#core/naming/assign-paths.ts';
import { PATH_LENGTH, PATH_PART_BYTES } from '#core/limits.ts';
import { marksOf } from '#core/naming/name-marks.ts';
import { shortName } from '#core/naming/short-name.ts';
import { survives } from './survives.ts';

/** What attackers put into names to leave a folder, or to be two files at once. */
const TRICKS =
  '.. / \\ : . CON nul com¹ é e\u0301 ß SS ﬁ K İ ı \u202e \u200d \ud800 😀 \0 \n %2e ~ dog DOG _2 .jpg 한 \ufe0f';
const names = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.constantFrom(' ', ...TRICKS.split(' ')), { maxLength: 30 }).map((pieces) => pieces.join('')),
);

/** Few words, so that many photos have the same name and content. */
const WORDS = 'a dog Dog with on no or possibly might , . ; con 2019-07-14 _2 e\u0301té 猫 \u202e İ tree';
const sentences = fc
  .array(fc.constantFrom(...WORDS.split(' ')), { maxLength: 12 })
  .map((words) => words.join(' '));
const descriptions = fc.oneof({ weight: 4, arbitrary: sentences }, { weight: 1, arbitrary: names });
const categories = fc.constantFrom('Pets', 'PETS', 'Food', 'con', '..', '日'.repeat(50));
const dates = fc.constantFrom(undefined, '2019-07-14T10:00:00', '2019-07-14T11:00:00', '../../etc');

/** What Windows, macOS or Linux rejects, or interprets as more than a name in a folder. */
const UNSAFE =
  // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
  /(?![\u200C\u200D])[<>:"/\\|?*\u0000-\u001f\u007f-\u009f\p{Cf}\p{Cs}]|^[. ]|[. ]$|^$/u;
/** Joiners belong between two letters or two emoji, as in Persian, Hindi and families of emoji. */
const LOOSE_JOINER = /^(?:\u200C|\u200D)|(?:\u200C|\u200D)$|[\s.\d](?:\u200C|\u200D)|(?:\u200C|\u200D)[\s.]/u;
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]) *(?:\.|$)/i;

describe('archive paths', () => {
  it('consist of parts that every file system accepts', () =>
    survives(names, (name) => {
      const part = safePathPart(name);
      expect(part).not.toMatch(UNSAFE);
      expect(part).not.toMatch(LOOSE_JOINER);
      expect(part).not.toMatch(DEVICE);
      expect(part.normalize('NFC')).toBe(part);
      expect(Buffer.byteLength(part)).toBeLessThanOrEqual(PATH_PART_BYTES + '_'.length);
      expect(safePathPart(part)).toBe(part);
    }));

  it('stay in their folder and stay unique, however similar the names', () =>
    survives(
      fc.array(fc.tuple(fc.array(names, { maxLength: 12 }), names), { minLength: 2, maxLength: 30 }),
      (photos) => {
        const paths = new ArchivePaths();
        const taken = photos.map(([folder, name]) => paths.take({ folder, name, extension: 'jpg' }));
        expect(new Set(taken.map(collisionKey)).size).toBe(photos.length);
        for (const [at, path] of taken.entries()) {
          const { folder } = splitPath(path);
          expect(folder).toEqual(safeFolder(photos[at]?.[0] ?? []));
          expect(safeFolder(folder)).toEqual(folder);
          expect(folder.length).toBeGreaterThan(0);
          expect(folder.length === 1 || path.length <= PATH_LENGTH).toBe(true);
          for (const part of folder) {
            expect(part).not.toMatch(UNSAFE);
            expect(part).not.toMatch(DEVICE);
          }
        }
      },
      4,
    ));

  it('distinguish photos with any descriptions, and are deterministic', () =>
    survives(
      fc.array(fc.record({ category: categories, description: descriptions, takenAt: dates }), {
        maxLength: 40,
      }),
      (photos) => {
        const placed = photos.map(({ takenAt, ...photo }, at) => {
          const name = shortName(photo.description);
          const marks = marksOf({ ...photo, name, takenAt });
          return Object.assign(
            photo,
            { photoId: `${at}`, folder: [photo.category], name, extension: 'jpg' },
            marks ? { marks } : {},
          );
        });
        const entries = assignPaths(placed);
        expect(entries.map(({ photoId }) => photoId)).toEqual(placed.map(({ photoId }) => photoId));
        expect(new Set(entries.map(({ path }) => collisionKey(path))).size).toBe(photos.length);
        for (const { path } of entries) {
          const parts = path.split('/');
          expect(parts).toHaveLength(2);
          for (const part of parts) {
            expect(part).not.toMatch(UNSAFE);
            expect(part).not.toMatch(DEVICE);
            expect(part.normalize('NFC')).toBe(part);
          }
          expect(path.length).toBeLessThanOrEqual(PATH_LENGTH);
        }
        expect(assignPaths(placed)).toEqual(entries);
      },
      4,
    ));
});
