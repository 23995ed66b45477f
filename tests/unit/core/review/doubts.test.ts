import { describe, expect, it } from 'vitest';
import {
  type Arrangement,
  type ArrangementEdit,
  arrangementOf,
  rearranged,
} from '#core/board/arrangement.ts';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { doubtsOf, probablyRight } from '#core/review/doubts.ts';
import { sentToUnsorted } from '#core/review/sent-to-unsorted.ts';

const placed = (photoId: string, more: Partial<PlacedPhoto> = {}): PlacedPhoto => ({
  photoId,
  description: 'A dog.',
  category: 'Pets',
  folder: ['Pets'],
  name: photoId,
  extension: 'jpg',
  ...more,
});
const PLACED = new Map(
  [
    placed('sure', { confidence: 0.9 }),
    placed('even', { confidence: 0.5 }),
    placed('unsure', { confidence: 0.4 }),
    placed('unsurest', { confidence: 0.1 }),
    placed('said', { description: 'A dog. Possibly a wolf.' }),
    placed('ruled'),
    placed('left', {
      category: 'Unsorted',
      folder: ['Unsorted'],
      alternatives: [{ category: 'Pets', confidence: 0.3 }],
    }),
    placed('blurred', { confidence: 0.2, folder: ['Look again'], lookAgain: 'blurred' }),
  ].map((one) => [one.photoId, one]),
);
const arranged = arrangementOf(
  [...PLACED.values()].map(({ photoId, folder }) => ({ photoId, path: `${folder[0]}/${photoId}.jpg` })),
);
const after = (...edits: readonly ArrangementEdit[]) => edits.reduce(rearranged, arranged);
const doubtful = (arrangement: Arrangement) => doubtsOf(arrangement, PLACED).map(({ photoId }) => photoId);

describe('doubtsOf', () => {
  it('returns the photos with an uncertain folder, the least certain first', () => {
    expect(doubtsOf(arranged, PLACED)).toEqual([
      { photoId: 'unsurest', share: 0.1 },
      { photoId: 'unsure', share: 0.4 },
      { photoId: 'said' },
      { photoId: 'left' },
    ]);
  });

  const board = (shares: readonly number[]) => {
    const photos = shares.map((confidence, at) => placed(`p${at}`, { confidence }));
    const arrangement = arrangementOf(
      photos.map(({ photoId }) => ({ photoId, path: `Pets/${photoId}.jpg` })),
    );
    const known = new Map(photos.map((photo) => [photo.photoId, photo]));
    return { arrangement, known, ids: doubtsOf(arrangement, known).map(({ photoId }) => photoId) };
  };

  it('returns the least certain fifth, even of photos that are likely right', () => {
    expect(board([0.99, 0.8, 0.95, 0.7, 0.97, 0.96, 0.98, 0.93, 0.92, 0.94]).ids).toEqual(['p3', 'p1']);
  });

  it('returns a fifth even if all are equally certain', () => {
    expect(board(Array.from({ length: 10 }, () => 0.85)).ids).toHaveLength(2);
  });

  it('returns nothing of a board whose least certain photos are nearly all right', () => {
    expect(board([0.99, 0.95, 0.97, 0.96, 0.98]).ids).toEqual([]);
  });

  it('stays the same list while photos of it are accepted', () => {
    const { arrangement, known } = board([0.99, 0.8, 0.95, 0.7, 0.97, 0.96, 0.98, 0.93, 0.92, 0.94]);
    const accepted = rearranged(arrangement, { type: 'accept-photos', photoIds: ['p3'] });
    expect(doubtsOf(accepted, known).map(({ photoId }) => photoId)).toEqual(['p1']);
  });

  it('says how many of them are probably right', () => {
    expect(
      probablyRight([{ photoId: 'a', share: 0.9 }, { photoId: 'b', share: 0.8 }, { photoId: 'c' }]),
    ).toBe(2);
  });

  it('leaves out what the person accepted or moved', () => {
    const folderId = arranged.folders[0]?.id ?? 0;
    expect(
      doubtful(
        after(
          { type: 'accept-photos', photoIds: ['unsurest', 'left'] },
          { type: 'move-photos', photoIds: ['said'], folderId },
        ),
      ),
    ).toEqual(['unsure']);
  });

  it('still asks after a scheme has filed the photos', () => {
    const filed = after({ type: 'file-photos', folders: new Map([['unsure', ['2026', 'Pets']]]) });
    expect(doubtful(filed)).toContain('unsure');
  });
});

describe('sentToUnsorted', () => {
  const at = (below: number) => sentToUnsorted(arranged, PLACED, below);

  it.each([
    [0, []],
    [0.1, []],
    [0.11, ['unsurest']],
    [0.5, ['unsurest', 'unsure']],
    [1, ['unsurest', 'unsure', 'even', 'sure']],
  ])('sends photos with a share below %d', (below, going) => {
    expect(at(below).going.toSorted()).toEqual(going.toSorted());
  });

  it('sends none that the person accepted', () => {
    const accepted = after({ type: 'accept-photos', photoIds: ['unsurest'] });
    expect(sentToUnsorted(accepted, PLACED, 0.5).going).toEqual(['unsure']);
  });

  it('brings back what an earlier limit sent, once it reaches the new one', () => {
    const { folders } = at(0.5);
    const sent = rearranged(arranged, { type: 'file-photos', folders });
    const was = new Map([
      ['unsure', ['Pets']],
      ['unsurest', ['Pets']],
    ]);
    const back = sentToUnsorted(sent, PLACED, 0.2, was);
    expect(back).toEqual({
      folders: new Map([['unsure', ['Pets']]]),
      going: [],
      returning: ['unsure'],
      staying: ['unsurest'],
    });
    expect(sentToUnsorted(arranged, PLACED, 0.2, was).returning).toEqual([]);
  });
});
