import { describe, expect, it } from 'vitest';
import { AppError } from '#core/failure.ts';
import type { PeopleMemory } from '#ui/people/people-ports.ts';
import { PeopleSession } from '#ui/people/people-session.ts';
import { madePorts, namesIn, photoOf, PHOTOS } from './made-ports.ts';

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

  it('forgets on the device what an earlier visit remembered, also if a later write failed', async () => {
    let isFull = false;
    const { ports, boards } = madePorts();
    const write: PeopleMemory['write'] = async (people) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      await ports.memory.write(people);
    };
    const session = new PeopleSession({ ...ports, memory: { ...ports.memory, write } });
    await session.start(PHOTOS);
    await session.setRemembers(true);
    expect(boards.size).toBe(1);
    isFull = true;
    session.change({ type: 'name', id: 1, name: 'Ann' });
    await expect.poll(() => session.state.remembers).toBe(false);
    await expect.poll(() => boards.size).toBe(0);
  });

  it('forgets a remembered board even if remembering is off', async () => {
    const { ports, boards } = madePorts();
    const session = new PeopleSession(ports);
    await session.start(PHOTOS);
    await session.setRemembers(true);
    const board = [...boards.values()];
    await session.setRemembers(false);
    for (const one of board) boards.set(one.key, one);
    session.forget();
    await expect.poll(() => boards.size).toBe(0);
  });

  it('gives out groups to save only once all faces are grouped', async () => {
    let finish = (_groups: readonly (readonly number[])[]): void => {};
    const group = () => new Promise<readonly (readonly number[])[]>((resolve) => (finish = resolve));
    const session = new PeopleSession(madePorts({ group }).ports);
    const given = new Set<unknown>();
    session.subscribe(() => given.add(session.groups));
    const work = session.start(PHOTOS);
    await expect.poll(() => session.state.progress.phase).toBe('grouping');
    expect([...given]).toEqual([undefined]);
    finish([[0, 1, 2, 3]]);
    await work;
    expect([...given]).toEqual([undefined, session.groups]);
    expect(session.groups?.people.persons).toHaveLength(1);
  });

  it('leaves no ungrouped faces if grouping fails', async () => {
    const session = new PeopleSession(madePorts({ group: () => Promise.reject(new Error('out')) }).ports);
    await session.start(PHOTOS);
    expect(session.state.progress.phase).toBe('failed');
    expect([session.groups, session.state.lookedAt.size]).toEqual([undefined, 0]);
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

  it('gives names to XMP files only on request', async () => {
    const session = new PeopleSession(madePorts().ports);
    await session.start(PHOTOS);
    session.change({ type: 'name', id: 1, name: 'Ann' });
    expect(session.xmpNames).toBeUndefined();
    session.choose({ writesNames: true });
    expect(session.xmpNames?.get('a1')).toEqual(['Ann']);
  });
});
