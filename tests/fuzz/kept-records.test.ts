import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBase64 } from '#core/bytes/base64.ts';
import { conceptWords } from '#core/concepts/concept-words.ts';
import { CONCEPTS_VERSION } from '#core/concepts/limits.ts';
import { journalLine } from '#core/destinations/journal-record.ts';
import { readRecord } from '#core/destinations/read-record.ts';
import { isTargetPath } from '#core/destinations/safe-path.ts';
import { PHOTO_FORMATS } from '#core/photo-formats.ts';
import { photoFailureText } from '#core/failure-text.ts';
import { readBoard } from '#core/saved/read-board.ts';
import { readFailure } from '#core/saved/read-failure.ts';
import { readPhoto } from '#core/saved/read-photo.ts';
import { readSeen } from '#core/saved/read-seen.ts';
import { DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import { findPhotos } from '#core/search/find-photos.ts';
import { indexPhotos } from '#core/search/photo-index.ts';
import { parseQuery } from '#core/search/query.ts';
import { placePhoto } from '#pipeline/place-photo.ts';
import { readNamingOptions } from '#core/saved/read-naming-options.ts';
import { english } from '../fakes/english.ts';
import { survives } from './survives.ts';

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(NaN, Infinity, -1, 1e308, '2020-99-99T00:00:00', '../up', '\0', '\ud800'),
  // Longer than anything that we write.
  fc.constantFrom('a', 'The a ', '. ', '\u0301').map((piece) => piece.repeat(100_000)),
);
/** Texts in the form of a concept record, most of them with ids or lengths that none of ours has. */
const concepts = fc.oneof(
  anything,
  fc.uint8Array({ maxLength: 80 }).map((bytes) => CONCEPTS_VERSION + toBase64(bytes)),
  fc
    .array(fc.tuple(fc.constantFrom(0, 5), fc.nat(255), fc.nat(255)), { maxLength: 26 })
    .map((all) => CONCEPTS_VERSION + toBase64(all.flat())),
);
const seen = fc.record(
  {
    description: fc.oneof(anything, fc.string()),
    name: anything,
    category: anything,
    confidence: anything,
    alternatives: anything,
    takenAt: fc.oneof(anything, fc.constant('2024-02-29T10:00:00')),
    location: fc.oneof(anything, fc.record({ latitude: anything, longitude: fc.double(), place: anything })),
    texts: fc.oneof(anything, fc.record({ title: anything, keywords: anything }, { requiredKeys: [] })),
    shot: anything,
    traits: anything,
    concepts,
  },
  { requiredKeys: [] },
);
const photo = fc.record(
  {
    id: anything,
    name: fc.string(),
    sizeBytes: anything,
    modifiedMs: fc.nat(),
    told: anything,
    companions: anything,
  },
  { requiredKeys: ['name', 'modifiedMs'] },
);
const board = fc.record({
  state: fc.record({
    photos: fc
      .array(
        fc.tuple(
          fc.string(),
          fc.record({ status: fc.constantFrom('placed', 'failed'), photo: seen, failure: anything }),
        ),
      )
      .map((entries) => new Map(entries)),
    arrivals: anything,
    entries: anything,
    groups: anything,
    usage: anything,
  }),
  arrangement: fc.record({
    folders: fc.array(fc.record({ id: fc.nat(), path: anything, photos: anything })),
  }),
  saved: fc.record({ folders: fc.constant([]) }),
  people: fc.oneof(
    anything,
    fc.record({
      faces: fc.array(
        fc.record({
          photoId: fc.string(),
          left: fc.double(),
          top: fc.nat(),
          width: fc.nat(),
          height: anything,
        }),
      ),
      people: fc.record({
        persons: fc.array(
          fc.record({
            id: fc.nat(3),
            name: anything,
            named: fc.nat(),
            faces: fc.array(fc.nat(3)),
            isHidden: fc.boolean(),
          }),
        ),
        nextId: fc.nat(9),
        not: fc.constantFrom(new Map(), new Map([[0, new Set([1])]])),
      }),
      lookedAt: fc.constantFrom(new Set(), new Set(['a'])),
      unread: fc.nat(),
      several: fc.constantFrom('first', 'nobody'),
      writesNames: fc.boolean(),
    }),
  ),
});

describe('records stored in a browser or on disk', () => {
  it('are rejected, or give a folder and a name', () =>
    survives(fc.tuple(seen, photo), ([kept, picked]) => {
      const described = readSeen(kept);
      const own = readPhoto(picked) ?? { id: 'p', name: 'p.jpg', sizeBytes: 1, modifiedMs: 0 };
      if (!described) return;
      const placed = placePhoto(
        { ...described, photo: own, format: Object.keys(PHOTO_FORMATS)[0] as 'jpeg', number: 1 },
        { rules: [], pattern: DEFAULT_PATTERN },
      );
      expect(placed.folder.length).toBeGreaterThan(0);
      expect(placed.name.length).toBeLessThanOrEqual(200);
      const searched = { ...placed, id: own.id, original: own.name, folder: placed.folder.join('/') };
      const index = indexPhotos([searched], conceptWords());
      findPhotos(index, parseQuery('a dog on the beach', { today: '2026-11-24' }));
    }));

  it('are rejected, or are a board', () => survives(board, (kept) => readBoard(kept, () => true)));

  it('are rejected, or are naming options', () =>
    survives(
      fc.oneof(anything, fc.record({ pattern: anything, rules: anything, likeness: anything })),
      (kept) => readNamingOptions(kept),
    ));

  it('are rejected, or are a line of a journal that is read the same again', () =>
    survives(
      fc.record(
        {
          type: fc.constantFrom('file', 'photo', 'journal', 'lists', 'begin', 'done', '__proto__'),
          file: fc.oneof(fc.nat(), anything),
          path: fc.oneof(fc.constant('Pets/dog.jpg'), anything),
          sizeBytes: fc.oneof(fc.nat(), anything),
          sha256: fc.oneof(fc.constant('ab'.repeat(32)), anything),
          modifiedMs: fc.oneof(fc.double(), anything),
          action: fc.oneof(fc.constantFrom('copy', 'move', 'there'), anything),
          source: fc.oneof(fc.record({ root: fc.nat(), path: fc.string() }), anything),
          dated: anything,
          roots: fc.array(anything),
          names: anything,
          listed: fc.record({
            original: fc.string(),
            sizeBytes: fc.nat(),
            modifiedMs: fc.nat(),
            date: anything,
          }),
        },
        { requiredKeys: ['type', 'file', 'path'] },
      ),
      (kept) => {
        const record = readRecord(JSON.stringify(kept));
        if (!record) return;
        expect(readRecord(journalLine(record))).toEqual(record);
        expect('path' in record ? isTargetPath(record.path) : true).toBe(true);
      },
    ));

  it('are rejected, or are a failure with a text', () =>
    survives(
      fc.record({
        code: fc.oneof(
          fc.constantFrom('photo-too-large', 'zip-unreadable', 'download-failed', '__proto__'),
          anything,
        ),
        details: fc.oneof(anything, fc.record({ sizeBytes: anything, maxBytes: anything, reason: anything })),
      }),
      (kept) => {
        const failure = readFailure(kept);
        if (failure) photoFailureText('a.jpg', failure, english);
      },
    ));
});
