import { describe, expect, it } from 'vitest';
import { AppError } from '#core/failure.ts';
import { groupFaces } from '#core/people/group-faces.ts';
import type { BoardPeople } from '#core/people/board-people.ts';
import type { KnownPerson } from '#core/people/known-people.ts';
import type { Photo } from '#core/photo.ts';
import type { PeoplePorts } from '#ui/people/people-ports.ts';
import { PeopleSession } from '#ui/people/people-session.ts';
import { vectorNear } from '../../core/people/made-faces.ts';

const photoOf = (id: string): Photo => ({ id, name: `${id}.jpg`, sizeBytes: 1, modifiedMs: 0 });
/** Four photos of one person, and three of another. */
const PHOTOS = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3'].map((id) => ({
  photo: photoOf(id),
  peopleCount: undefined,
}));

/** Ports whose faces follow the photos' names, and the recorded calls. */
function madePorts(changed: Partial<PeoplePorts<Photo>['engine']> = {}) {
  const asked: string[] = [];
  let remembered: readonly KnownPerson[] | undefined;
  const boards = new Map<string, BoardPeople>();
  const ports: PeoplePorts<Photo> = {
    engine: {
      missingBytes: async () => 0,
      prepare: async () => {},
      photosAtOnce: () => 2,
      facesOf: async ({ id }) => {
        asked.push(id);
        const person = id.startsWith('a') ? 0 : 1;
        const vector = vectorNear(person, Number(id.slice(1)));
        const box = { left: 0, top: 0, width: 0.5, height: 0.5 };
        return [{ ...box, score: 1, sizePx: 100, isClear: true, vector, crop: new Blob() }];
      },
      cropsOf: async ({ id }, faces) => faces.map(() => new Blob([`crop of ${id}`])),
      group: async (faces) => groupFaces(faces),
      rest: () => {},
      ...changed,
    },
    memory: {
      read: async () => remembered,
      write: async (people) => {
        remembered = people;
      },
      forget: async () => {
        remembered = undefined;
        boards.clear();
      },
      readBoard: async (ids) => [...boards.values()].find(({ key }) => ids.has(key)),
      writeBoard: async (board) => void boards.set(board.key, structuredClone(board)),
      forgetBoard: async (ids) => {
        for (const key of boards.keys()) if (ids.has(key)) boards.delete(key);
      },
    },
  };
  return { ports, asked, remembered: () => remembered, boards };
}

const namesIn = (session: PeopleSession<Photo>) => session.state.people.persons.map(({ name }) => name);

describe('a people session', () => {
  it('analyzes each photo once and groups the faces; later photos join the named groups', async () => {
    const { ports, asked } = madePorts();
    const session = new PeopleSession(ports);
    await session.start(PHOTOS.slice(0, 3));
    session.change({ type: 'name', id: 1, name: 'Ann' });
    await session.start(PHOTOS);
    expect(asked.toSorted()).toEqual(PHOTOS.map(({ photo }) => photo.id));
    expect(session.state.progress).toEqual({ phase: 'ready' });
    expect(session.state.people.persons.map(({ faces }) => faces.length)).toEqual([4, 3]);
    expect(namesIn(session)).toEqual(['Ann', '']);
    expect(session.state.names.get('a4')).toEqual(['Ann']);
  });

  it('undoes changes, and redoes them', async () => {
    const session = new PeopleSession(madePorts().ports);
    await session.start(PHOTOS);
    session.change({ type: 'name', id: 1, name: 'Ann' });
    session.change({ type: 'merge', ids: [1, 2] });
    session.undo();
    session.undo();
    expect([namesIn(session), session.state.names.size]).toEqual([['', ''], 0]);
    session.redo();
    expect(namesIn(session)).toEqual(['Ann', '']);
  });

  it('starts no photo while it is paused, and resumes where it was', async () => {
    const { ports, asked } = madePorts();
    const session = new PeopleSession(ports);
    const whilePaused = new Promise<number>((resolve) => {
      const leave = session.subscribe(() => {
        const { progress } = session.state;
        if (progress.phase !== 'looking' || progress.done < 2) return;
        leave();
        session.pause();
        resolve(asked.length);
      });
    });
    const work = session.start(PHOTOS);
    const paused = await whilePaused;
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    // One in progress may have ended; no other started.
    expect(asked.length).toBeLessThanOrEqual(paused + 1);
    expect(session.state.progress).toMatchObject({ phase: 'looking', isPaused: true });
    session.resume();
    await work;
    expect(asked).toHaveLength(PHOTOS.length);
  });

  it('counts unreadable photos, and says why it failed if none can be analyzed', async () => {
    const unreadable = madePorts().ports;
    const facesOf = unreadable.engine.facesOf.bind(unreadable.engine);
    const some = madePorts({
      facesOf: async (photo, isThorough, signal) => {
        if (photo.id === 'b3') throw new AppError({ code: 'photo-unreadable', details: {} });
        return facesOf(photo, isThorough, signal);
      },
    });
    const session = new PeopleSession(some.ports);
    await session.start(PHOTOS);
    expect([session.state.unread, session.state.progress.phase]).toEqual([1, 'ready']);
    const failure = { code: 'engine-damaged', details: { file: 'face-finder.tflite' } } as const;
    const broken = new PeopleSession(
      madePorts({ facesOf: () => Promise.reject(new AppError(failure)) }).ports,
    );
    await broken.start(PHOTOS);
    expect(broken.state.progress).toEqual({ phase: 'failed', failure });
  });

  it('writes nothing unless remembering is on, and deletes everything when it is turned off', async () => {
    const { ports, remembered } = madePorts();
    const session = new PeopleSession(ports);
    await session.start(PHOTOS);
    session.change({ type: 'name', id: 1, name: 'Ann' });
    expect(remembered()).toBeUndefined();
    await session.setRemembers(true);
    expect(remembered()?.map(({ name }) => name)).toEqual(['Ann']);
    session.reset();
    expect(session.state.faces).toEqual([]);
    await session.start(PHOTOS);
    expect(namesIn(session)).toEqual(['Ann', '']);
    await session.setRemembers(false);
    expect(remembered()).toBeUndefined();
    session.change({ type: 'name', id: 2, name: 'Bo' });
    expect(remembered()).toBeUndefined();
  });

  it('restores a board’s groups, names, merges, covers and hidden people, if remembered', async () => {
    const { ports, asked, boards } = madePorts();
    const session = new PeopleSession(ports);
    await session.start(PHOTOS);
    session.change({ type: 'name', id: 1, name: 'Ann' });
    session.change({ type: 'cover', id: 1, face: 2 });
    await session.setRemembers(true);
    session.change({ type: 'hide', id: 2, isHidden: true });
    const photos = PHOTOS.map(({ photo }) => photo);
    await expect.poll(() => [...boards.values()][0]?.people).toEqual(session.state.people);
    expect([...boards.values()].flatMap(({ faces }) => faces.filter((face) => 'crop' in face))).toEqual([]);
    const lookedAt = asked.length;
    const next = new PeopleSession(ports);
    await next.restore(photos);
    expect(next.state.people).toEqual(session.state.people);
    expect(next.state.people.persons).toMatchObject([{ name: 'Ann', cover: 2 }, { isHidden: true }]);
    expect([next.state.progress, next.state.remembers]).toEqual([{ phase: 'ready' }, true]);
    expect(next.state.names.get('a4')).toEqual(['Ann']);
    expect(asked).toHaveLength(lookedAt);
    const crops = await Promise.all(next.state.faces.map(async ({ crop }) => crop?.text()));
    expect(crops).toEqual(next.state.faces.map(({ photoId }) => `crop of ${photoId}`));
    // It knows nothing of another board.
    const other = new PeopleSession(ports);
    await other.restore([photoOf('c1')]);
    expect(other.state.progress).toEqual({ phase: 'off' });
  });

  it('brings back the people of a board that was closed and restored', async () => {
    const session = new PeopleSession(madePorts().ports);
    await session.start(PHOTOS);
    await session.setRemembers(true);
    session.change({ type: 'name', id: 1, name: 'Ann' });
    session.change({ type: 'merge', ids: [1, 2] });
    const { people } = session.state;
    session.reset();
    expect(session.state.faces).toEqual([]);
    await session.restore(PHOTOS.map(({ photo }) => photo));
    expect(session.state.people).toEqual(people);
    expect(namesIn(session)).toEqual(['Ann']);
  });

  it('forgets the people of a board on request, also on the device', async () => {
    const { ports, boards } = madePorts();
    const session = new PeopleSession(ports);
    await session.start(PHOTOS);
    await session.setRemembers(true);
    await expect.poll(() => boards.size).toBe(1);
    session.forget();
    await expect.poll(() => boards.size).toBe(0);
    expect(session.state.faces).toEqual([]);
  });

  it('keeps no board unless remembering is on, and lets people be found again after a restart', async () => {
    const { ports, boards } = madePorts();
    const session = new PeopleSession(ports);
    await session.start(PHOTOS);
    session.change({ type: 'name', id: 1, name: 'Ann' });
    expect(boards.size).toBe(0);
    const next = new PeopleSession(ports);
    await next.restore(PHOTOS.map(({ photo }) => photo));
    expect(next.state.progress).toEqual({ phase: 'off' });
    await next.start(PHOTOS);
    expect(next.state.progress).toEqual({ phase: 'ready' });
    await session.setRemembers(true);
    expect(boards.size).toBe(1);
    await session.setRemembers(false);
    expect(boards.size).toBe(0);
  });

  describe('of a board saved without consent to remember people', () => {
    const photos = PHOTOS.map(({ photo }) => photo);
    const restored = async (changed: Partial<PeoplePorts<Photo>['engine']> = {}) => {
      const first = new PeopleSession(madePorts().ports);
      await first.start(PHOTOS.slice(0, 6));
      first.change({ type: 'name', id: 1, name: 'Ann' });
      first.change({ type: 'cover', id: 1, face: 2 });
      const made = madePorts(changed);
      const session = new PeopleSession(made.ports);
      await session.restore(photos, structuredClone(first.groups));
      return { ...made, session, first };
    };

    it('shows its groups and names again, from the places of faces alone', async () => {
      const { session, first, asked } = await restored();
      expect(JSON.stringify([...(first.groups?.faces ?? [])])).not.toMatch(/vector|score|crop/);
      expect(session.state.people.persons).toMatchObject([{ name: 'Ann', cover: 2 }, { isPair: true }]);
      expect(session.state.names.get('a4')).toEqual(['Ann']);
      expect([session.state.progress, session.state.remembers]).toEqual([{ phase: 'ready' }, false]);
      const crops = await Promise.all(session.state.faces.map(async ({ crop }) => crop?.text()));
      expect(crops).toEqual(session.state.faces.map(({ photoId }) => `crop of ${photoId}`));
      expect(asked).toEqual([]);
      session.change({ type: 'not', id: 1, faces: [0] });
      expect(session.state.people.persons[0]?.faces).not.toContain(0);
      session.undo();
      expect(session.groups?.people).toEqual(first.groups?.people);
    });

    it('looks at its photos again before others join them, and keeps their names', async () => {
      const { session, asked } = await restored();
      await session.start(PHOTOS);
      expect(asked.toSorted()).toEqual(photos.map(({ id }) => id));
      expect(session.state.people.persons.map(({ name, faces }) => [name, faces.length])).toEqual([
        ['Ann', 4],
        ['', 3],
      ]);
      expect(new Set(session.state.faces).size).toBe(7);
    });

    it('looks at its photos again to remember people, and stores nobody without vectors', async () => {
      const { session, remembered, asked } = await restored();
      await session.setRemembers(true);
      expect(asked).toHaveLength(6);
      expect(remembered()).toMatchObject([{ name: 'Ann' }]);
      expect(remembered()?.flatMap(({ vectors }) => vectors.map((one) => one.length))).not.toContain(0);
    });

    it('leaves a face out that is not found again, and never compares it', async () => {
      const gone = await restored({ facesOf: async () => [] });
      await gone.session.setRemembers(true);
      expect(gone.session.state.faces).toEqual([]);
      expect(gone.remembered()).toEqual([]);
    });

    it('keeps its groups if another search is stopped or fails', async () => {
      let fail: (error: Error) => void = () => {};
      const facesOf = () => new Promise<never>((_, reject) => (fail = reject));
      const { session, first } = await restored({ facesOf });
      const work = session.start(PHOTOS);
      await expect.poll(() => session.state.progress.phase).toBe('looking');
      session.stop();
      fail(new Error('late'));
      await work;
      expect(session.state.progress).toEqual({ phase: 'ready' });
      expect(session.groups?.people).toEqual(first.groups?.people);
    });

    it('has none to save once they are forgotten', async () => {
      const { session } = await restored();
      session.forget();
      expect(session.groups).toBeUndefined();
    });
  });

  it('gives names to XMP files only on request', async () => {
    const session = new PeopleSession(madePorts().ports);
    await session.start(PHOTOS);
    session.change({ type: 'name', id: 1, name: 'Ann' });
    expect(session.xmpNames).toBeUndefined();
    session.choose({ writesNames: true });
    expect(session.xmpNames?.get('a1')).toEqual(['Ann']);
  });
});
