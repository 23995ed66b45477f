import { describe, expect, it } from 'vitest';
import { IDLE_BATCH } from '#core/batch/batch.ts';
import type { BoardGroups } from '#core/people/board-groups.ts';
import { readBoard } from '#core/saved/read-board.ts';

const PLACED = {
  photoId: 'a',
  description: 'A dog.',
  category: 'Pets',
  folder: ['2024', 'Pets'],
  name: 'dog',
  extension: 'jpg',
};
const REFUSED = { status: 'refused', failure: { code: 'photo-empty', details: {} } };

const arranged = (ids: readonly string[]) => ({
  folders: [
    {
      id: 1,
      path: ['2024', 'Pets'],
      photos: ids.map((photoId) => ({ photoId, name: photoId, extension: 'jpg' })),
    },
  ],
});

/** A board of the photos `a` and `b`, of which the second is changed. */
function boardWith(change: object, ids = ['a', 'b']) {
  const photos = ids.map((photoId) => ({ ...PLACED, photoId, ...(photoId === 'b' ? change : {}) }));
  return {
    state: {
      ...IDLE_BATCH,
      phase: 'done',
      photos: new Map(photos.map((photo) => [photo.photoId, { status: 'placed', photo }])),
      arrivals: photos,
      entries: ids.map((photoId) => ({ photoId, path: `2024/Pets/${photoId}.jpg` })),
    },
    arrangement: arranged(ids),
    saved: arranged(ids),
  };
}

const always = () => true;

describe('a saved board', () => {
  it('is restored unchanged', () => {
    const { state, ...board } = boardWith({ confidence: 0.5, takenAt: '2024-02-29T10:00:00' });
    const whole = {
      ...board,
      arrangement: {
        ...board.arrangement,
        names: ['Rex'],
        accepted: ['a'],
        categories: new Map([['a', 'Pets']]),
      },
      state: {
        ...state,
        total: 2,
        done: 2,
        groups: [{ kind: 'near', photoIds: ['a', 'b'], bestId: 'a', reasons: ['sharper'] }],
        detail: 'wide',
        usage: { period: '2026-11', count: 2 },
        stopped: {},
        photos: new Map<string, object>([...state.photos, ['c', REFUSED]]),
      },
    };
    expect(readBoard(whole, always)).toEqual({ board: whole, damaged: 0, arePeopleLost: false });
  });

  describe('with groups of people', () => {
    const place = (photoId: string) => ({ photoId, left: 0.1, top: 0.1, width: 0.2, height: 0.2 });
    const groups: BoardGroups = {
      faces: [place('a'), place('b'), place('a')],
      people: {
        persons: [
          { id: 1, name: 'Ann', named: 1, faces: [0, 1], cover: 1, isHidden: false },
          { id: 2, name: '', named: 0, faces: [2], cover: 2, isHidden: true },
        ],
        nextId: 3,
        not: new Map([[1, new Set([2])]]),
      },
      lookedAt: new Set(['a', 'b']),
      unread: 0,
      several: 'first',
      writesNames: true,
    };
    const withGroups = (people: unknown) => ({ ...boardWith({}), people });

    it('has them unchanged', () => {
      const { board, damaged } = readBoard(withGroups(groups), always) ?? {};
      expect([board?.people, damaged]).toEqual([groups, 0]);
    });

    it('has them without the faces of a photo that is gone', () => {
      const { people } = readBoard(withGroups(groups), (id) => id === 'b')?.board ?? {};
      expect(people).toEqual({
        ...groups,
        faces: [place('b')],
        people: {
          persons: [{ id: 1, name: 'Ann', named: 1, faces: [0], cover: 0, isHidden: false }],
          nextId: 3,
          not: new Map([[0, new Set([2])]]),
        },
        lookedAt: new Set(['b']),
      });
    });

    it.each([
      ['too few faces', { ...groups, faces: groups.faces.slice(1) }],
      [
        'a face of two people',
        {
          ...groups,
          faces: groups.faces,
          people: { ...groups.people, persons: groups.people.persons.map((one) => ({ ...one, faces: [0] })) },
        },
      ],
      ['a face without a place', { ...groups, faces: [{ photoId: 'a' }, place('b'), place('a')] }],
      [
        'a name that is no text',
        { ...groups, people: { ...groups.people, persons: [{ ...groups.people.persons[0], name: 7 }] } },
      ],
      ['no object', 'Ann'],
    ])(
      'is restored without them, and says so, counting no photo as damaged, if they have %s',
      (_what, people) => {
        const { board, damaged, arePeopleLost } = readBoard(withGroups(people), always) ?? {};
        expect([board?.people, board?.state.photos.size]).toEqual([undefined, 2]);
        expect([damaged, arePeopleLost]).toEqual([0, true]);
      },
    );
  });

  it.each([
    { description: 5 },
    { description: 'a '.repeat(150_000) },
    { photoId: 'x' },
    { folder: [] },
    { folder: 'Pets' },
    { extension: '../jpg' },
    { takenAt: '2020-99-99T00:00:00' },
    { location: { latitude: 'north' } },
    { marks: { words: 'none' } },
  ])('leaves out and counts a photo with %j', (change) => {
    const read = readBoard(boardWith(change), always);
    expect(read?.damaged).toBe(1);
    expect([...(read?.board.state.photos.keys() ?? [])]).toEqual(['a']);
    expect(read?.board.state.arrivals).toHaveLength(1);
    expect(read?.board.state.entries).toHaveLength(1);
    expect(read?.board.arrangement.folders[0]?.photos).toHaveLength(1);
    expect(read?.board.saved.folders[0]?.photos).toHaveLength(1);
  });

  it('leaves out and counts a photo whose file is missing, and one that is in no folder', () => {
    expect(readBoard(boardWith({}), (id) => id === 'a')?.damaged).toBe(1);
    const { state, saved } = boardWith({});
    expect(readBoard({ state, saved, arrangement: arranged(['a']) }, always)?.damaged).toBe(1);
  });

  it('keeps one of two photos with the same path', () => {
    const { state, saved } = boardWith({});
    const photos = ['a', 'b'].map((photoId) => ({ photoId, name: 'dog', extension: 'jpg' }));
    const arrangement = { folders: [{ id: 1, path: ['Pets'], photos }] };
    expect(readBoard({ state, saved, arrangement }, always)?.damaged).toBe(1);
  });

  it('never leads out of its folders', () => {
    const { state, saved } = boardWith({});
    const photos = [{ photoId: 'a', name: '../../up', extension: 'jpg' }];
    const arrangement = { folders: [{ id: 1, path: ['..', '../etc'], photos }] };
    const [folder] = readBoard({ state, saved, arrangement }, always)?.board.arrangement.folders ?? [];
    expect(JSON.stringify(folder)).not.toMatch(/[/\\]|"\.\.?"/);
  });

  it.each([
    undefined,
    5,
    {},
    { ...boardWith({}), state: { photos: [] } },
    { ...boardWith({}), arrangement: 'none' },
    { ...boardWith({}), saved: { folders: {} } },
  ])('is rejected if it is %j', (value) => {
    expect(readBoard(value, always)).toBeUndefined();
  });
});
