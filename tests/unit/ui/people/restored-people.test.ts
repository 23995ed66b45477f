import { describe, expect, it } from 'vitest';
import { AppError } from '#core/failure.ts';
import type { Photo } from '#core/photo.ts';
import type { PeopleMemory, PeoplePorts } from '#ui/people/people-ports.ts';
import { PeopleSession } from '#ui/people/people-session.ts';
import { madePorts, photoOf, PHOTOS } from './made-ports.ts';

describe('the people of a restored board', () => {
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

  describe('with photos that can’t be read again', () => {
    /** A restored board whose people Ann and Bo are named; Bo's photos can't be read. */
    const withUnread = async (unread: (id: string) => boolean) => {
      const facesOf: PeoplePorts<Photo>['engine']['facesOf'] = async (photo, ...rest) => {
        if (unread(photo.id)) throw new AppError({ code: 'photo-unreadable', details: {} });
        return madePorts().ports.engine.facesOf(photo, ...rest);
      };
      const made = madePorts({ facesOf });
      const first = new PeopleSession(madePorts().ports);
      await first.start(PHOTOS);
      first.change({ type: 'name', id: 1, name: 'Ann' });
      first.change({ type: 'name', id: 2, name: 'Bo' });
      const session = new PeopleSession(made.ports);
      const more = [...PHOTOS, { photo: photoOf('a5'), peopleCount: undefined }];
      await session.restore(photos, structuredClone(first.groups));
      return { ...made, session, more };
    };
    const sizes = (session: PeopleSession<Photo>) =>
      session.state.people.persons.map(({ name, faces }) => [name, faces.length]);

    it('keeps their faces and names when others join, and counts them as unread once', async () => {
      const { session, more } = await withUnread((id) => id.startsWith('b'));
      for (let round = 0; round < 2; round += 1) {
        await session.start(more);
        expect(sizes(session)).toEqual([
          ['Ann', 5],
          ['Bo', 3],
        ]);
        expect(session.state.unread).toBe(3);
        expect(session.state.names.get('b2')).toEqual(['Bo']);
        expect(session.groups?.faces).toHaveLength(8);
      }
    });

    it('keeps one of them with the person of the others, named or not', async () => {
      const { session, more } = await withUnread((id) => id === 'b2' || id === 'a1');
      session.change({ type: 'name', id: 2, name: '' });
      await session.start(more);
      expect(sizes(session)).toEqual([
        ['Ann', 5],
        ['', 3],
      ]);
      expect(session.state.unread).toBe(2);
    });

    it('keeps all of them if none can be read', async () => {
      const { session } = await withUnread(() => true);
      await session.setRemembers(true);
      expect(sizes(session)).toEqual([
        ['Ann', 4],
        ['Bo', 3],
      ]);
      expect(session.groups?.people.persons).toHaveLength(2);
      expect(session.state.unread).toBe(7);
    });

    it('remembers the people of the others, and brings back all of them with the board', async () => {
      const { session, remembered, ports, boards } = await withUnread((id) => id.startsWith('b'));
      await session.setRemembers(true);
      expect(remembered()?.map(({ name }) => name)).toEqual(['Ann']);
      const [board] = boards.values();
      expect(board?.faces.map(({ photoId }) => photoId)).toEqual(['a1', 'a2', 'a3', 'a4']);
      expect([...(board?.lookedAt ?? [])]).toEqual(['a1', 'a2', 'a3', 'a4']);
      const next = new PeopleSession(ports);
      await next.restore(photos, structuredClone(session.groups));
      expect(sizes(next)).toEqual(sizes(session));
      expect(next.state.faces.map(({ vector }) => vector.length > 0)).toEqual(
        photos.map(({ id }) => id.startsWith('a')),
      );
    });
  });

  it('offer to forget remembered people whenever this device has any', async () => {
    const { session, ports } = await restored();
    expect(session.state.remembers).toBe(false);
    await ports.memory.write([]);
    await session.restore(photos, structuredClone(session.groups));
    expect(session.state.remembers).toBe(true);
  });

  it('are those of the board, even if older ones are remembered', async () => {
    const { ports } = madePorts();
    let isOpen = true;
    const writeBoard: PeopleMemory['writeBoard'] = async (board) => {
      if (isOpen) await ports.memory.writeBoard(board);
    };
    const session = new PeopleSession({ ...ports, memory: { ...ports.memory, writeBoard } });
    await session.start(PHOTOS);
    await session.setRemembers(true);
    isOpen = false;
    session.change({ type: 'name', id: 1, name: 'Ann' });
    const next = new PeopleSession(ports);
    await next.restore(photos, structuredClone(session.groups));
    expect(next.state.people.persons[0]?.name).toBe('Ann');
    expect(next.state.faces.every(({ vector }) => vector.length > 0)).toBe(true);
  });

  it('stay if they can’t be found again to be remembered, and say why', async () => {
    const failure = { code: 'network-unreachable', details: {} } as const;
    const { session, first, remembered } = await restored({
      prepare: () => Promise.reject(new AppError(failure)),
    });
    await session.setRemembers(true);
    expect(session.state.progress).toEqual({ phase: 'ready', failed: { step: 'remembering', failure } });
    expect([session.state.remembers, remembered()]).toEqual([false, undefined]);
    expect(session.groups?.people).toEqual(first.groups?.people);
    await session.start(PHOTOS);
    expect(session.state.progress).toEqual({ phase: 'ready', failed: { step: 'search', failure } });
  });
});
