import { AppError } from '#core/failure.ts';
import { boardPeople } from '#core/people/board-people.ts';
import { continuedPeople, knownPeople, mergedKnown } from '#core/people/known-people.ts';
import { namesOfPhotos } from '#core/people/names-of-photos.ts';
import { changedPeople, coverOf, type People, type PeopleChange } from '#core/people/people.ts';
import { pairKey } from '#core/people/same-person.ts';
import type { Photo } from '#core/photo.ts';
import { pushTo } from '#core/push-to.ts';
import { UNDO_STEPS } from '#core/limits.ts';
import { mapConcurrently } from '#pipeline/map-concurrently.ts';
import { PauseGate } from './pause-gate.ts';
import type { PeoplePorts } from './people-ports.ts';
import { NO_PEOPLE, type PeoplePhase, type PeopleState, type SeenFace } from './people-state.ts';

/** Photos whose faces get their pictures at once. */
const CROPS_AT_ONCE = 8;

/** A photo to look at, and how many people the engine saw in it, if it said so. */
export interface PhotoToLookAt<Source extends Photo> {
  readonly photo: Source;
  readonly peopleCount: number | undefined;
}

/**
 * Groups the photos of a board by person, and holds what comes of it. Everything is in memory, and gone when the board is
 * left; only {@link setRemembers} stores anything, which {@link restore} brings back.
 */
export class PeopleSession<Source extends Photo> {
  readonly #ports: PeoplePorts<Source>;
  readonly #listeners = new Set<() => void>();
  readonly #gate = new PauseGate();
  #state = NO_PEOPLE;
  #abort = new AbortController();
  #cutting = new AbortController();
  #remembering = Promise.resolve();

  constructor(ports: PeoplePorts<Source>) {
    this.#ports = ports;
  }

  get state(): PeopleState {
    return this.#state;
  }

  /** The names that XMP files get; undefined unless the person wants them there. */
  get xmpNames(): PeopleState['names'] | undefined {
    return this.#state.writesNames ? this.#state.names : undefined;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Bytes that {@link start} downloads first. */
  missingBytes(): Promise<number> {
    return this.#ports.engine.missingBytes();
  }

  /** Fetches what is needed, looks at the photos that were not looked at yet, and groups all faces. */
  async start(photos: readonly PhotoToLookAt<Source>[]): Promise<void> {
    this.#abort.abort();
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    this.#gate.open();
    try {
      this.#progress({ phase: 'fetching', doneBytes: 0, totalBytes: 0 });
      const { engine, memory } = this.#ports;
      const known = await memory.read().catch(() => undefined);
      await engine.prepare((doneBytes, totalBytes) => {
        if (!signal.aborted) this.#progress({ phase: 'fetching', doneBytes, totalBytes });
      }, signal);
      await this.#look(photos, signal);
      signal.throwIfAborted();
      this.#progress({ phase: 'grouping' });
      const { faces, people } = this.#state;
      const groups = await engine.group(faces, signal);
      signal.throwIfAborted();
      const earlier = mergedKnown(known ?? [], knownPeople(people, faces));
      const grouped = continuedPeople(groups, faces, earlier);
      this.#set({ progress: { phase: 'ready' }, remembers: known !== undefined, past: [], future: [] });
      this.#show(grouped);
    } catch (error) {
      if (signal.aborted) return;
      const message = error instanceof Error ? error.message : String(error);
      const failure =
        error instanceof AppError
          ? error.failure
          : ({ code: 'engine-failed', details: { message } } as const);
      this.#progress({ phase: 'failed', failure });
    } finally {
      if (!this.#isWorking()) this.#ports.engine.rest();
    }
  }

  /** Brings back the people of a saved board, if this device remembers them. */
  async restore(photos: readonly Source[]): Promise<void> {
    const { engine, memory } = this.#ports;
    const ids = new Set(photos.map(({ id }) => id));
    await this.#remembering;
    const kept = await memory.readBoard(ids).catch(() => undefined);
    if (!kept || this.#state.progress.phase !== 'off') return;
    const { faces, people, lookedAt, unread, answered, several, writesNames } = kept;
    this.#set({ faces, people, lookedAt, unread, answered, several, writesNames });
    const names = namesOfPhotos(people, faces);
    this.#set({ names, progress: { phase: 'ready' }, remembers: true });
    await this.#cutCrops(photos, this.#cutting.signal);
    if (!this.#isWorking()) engine.rest();
  }

  /** Stops looking for a while; the photos in progress end first. */
  pause(): void {
    this.#gate.close();
    this.#shiftPause(true);
  }

  resume(): void {
    this.#gate.open();
    this.#shiftPause(false);
  }

  /** Ends the search and clears this board's faces from memory. What the device remembers of them stays. */
  reset(): void {
    this.#abort.abort();
    this.#cutting.abort();
    this.#cutting = new AbortController();
    this.#gate.open();
    this.#ports.engine.rest();
    this.#state = NO_PEOPLE;
    this.#tell();
  }

  /** Does the same, and forgets what the device remembers of this board's faces. */
  forget(): void {
    const board = this.#state.remembers ? boardPeople(this.#state) : undefined;
    this.reset();
    if (!board) return;
    this.#remembering = this.#remembering
      .then(() => this.#ports.memory.forgetBoard(new Set([board.key])))
      .catch((error: unknown) => console.warn('Deleting the people of a board failed', error));
  }

  /** Makes one change as a step. Returns whether it changed anything. */
  change(change: PeopleChange): boolean {
    const { people, faces, past } = this.#state;
    const next = changedPeople(people, faces, change);
    if (next === people) return false;
    this.#set({ past: [...past, people].slice(-UNDO_STEPS), future: [] });
    this.#show(next);
    return true;
  }

  undo(): void {
    const { people, past, future } = this.#state;
    const before = past.at(-1);
    if (!before) return;
    this.#set({ past: past.slice(0, -1), future: [people, ...future] });
    this.#show(before);
  }

  redo(): void {
    const { people, past, future } = this.#state;
    const [after, ...rest] = future;
    if (!after) return;
    this.#set({ past: [...past, people], future: rest });
    this.#show(after);
  }

  /** Says that two groups are not the same person. */
  answerNo(ids: readonly [number, number]): void {
    this.#set({ answered: new Set([...this.#state.answered, pairKey(ids)]) });
    if (this.#state.remembers) this.#remember();
  }

  choose(chosen: Partial<Pick<PeopleState, 'several' | 'writesNames' | 'outlines'>>): void {
    this.#set(chosen);
    if (this.#state.remembers) this.#remember();
  }

  /** Remembers the named people on this device from now on, or deletes them. */
  async setRemembers(remembers: boolean): Promise<void> {
    this.#set({ remembers });
    if (remembers) this.#remember();
    else this.#remembering = this.#remembering.then(() => this.#ports.memory.forget());
    await this.#remembering;
  }

  async #look(photos: readonly PhotoToLookAt<Source>[], signal: AbortSignal): Promise<void> {
    const missing = photos.filter(({ photo }) => !this.#state.lookedAt.has(photo.id));
    const { engine } = this.#ports;
    let done = 0;
    const progress = (): PeoplePhase => ({
      phase: 'looking',
      done,
      total: missing.length,
      isPaused: this.#gate.isClosed,
    });
    this.#progress(progress());
    const found = new Map<string, readonly SeenFace[]>();
    let unread = 0;
    const look = async ({ photo, peopleCount }: PhotoToLookAt<Source>) => {
      await this.#gate.passed(signal);
      try {
        const faces = await engine.facesOf(photo, peopleCount !== 0, signal);
        found.set(
          photo.id,
          faces.map((face) => Object.assign(face, { photoId: photo.id })),
        );
      } catch (error) {
        signal.throwIfAborted();
        // Without its networks no photo can be looked at.
        if (error instanceof AppError && error.failure.code.startsWith('engine-')) throw error;
        unread += 1;
      }
      done += 1;
      if (!signal.aborted) this.#progress(progress());
    };
    for await (const step of mapConcurrently(missing, engine.photosAtOnce(), look, signal)) {
      if (step.state === 'failed') throw step.error;
    }
    signal.throwIfAborted();
    const faces = missing.flatMap(({ photo }) => found.get(photo.id) ?? []);
    this.#set({
      faces: [...this.#state.faces, ...faces],
      lookedAt: new Set([...this.#state.lookedAt, ...found.keys()]),
      unread: this.#state.unread + unread,
    });
  }

  /** Makes the small pictures of faces again, which are not remembered; those that stand for somebody first. */
  async #cutCrops(photos: readonly Source[], signal: AbortSignal): Promise<void> {
    const { faces, people } = this.#state;
    const covers = people.persons.flatMap((person) => faces[coverOf(person, faces) ?? -1]?.photoId ?? []);
    const byId = new Map(photos.map((photo) => [photo.id, photo]));
    const byPhoto = new Map<string, SeenFace[]>();
    for (const face of faces) pushTo(byPhoto, face.photoId, face);
    const ids = [...new Set([...covers, ...byPhoto.keys()])];
    for (let from = 0; from < ids.length && !signal.aborted; from += CROPS_AT_ONCE) {
      const crops = new Map<SeenFace, Blob>();
      const cut = async (id: string) => {
        const photo = byId.get(id);
        const own = byPhoto.get(id) ?? [];
        const made = photo ? await this.#ports.engine.cropsOf(photo, own, signal) : [];
        for (const [at, crop] of made.entries()) if (own[at]) crops.set(own[at], crop);
      };
      // A photo that can't be read any more leaves its faces without pictures.
      await Promise.allSettled(ids.slice(from, from + CROPS_AT_ONCE).map(cut));
      if (signal.aborted) return;
      const withCrop = (face: SeenFace): SeenFace => {
        const crop = crops.get(face);
        return crop ? { ...face, crop } : face;
      };
      this.#set({ faces: this.#state.faces.map(withCrop) });
    }
  }

  #isWorking(): boolean {
    return ['fetching', 'looking', 'grouping'].includes(this.#state.progress.phase);
  }

  #shiftPause(isPaused: boolean): void {
    const { progress } = this.#state;
    if (progress.phase === 'looking') this.#progress({ ...progress, isPaused });
  }

  #progress(progress: PeoplePhase): void {
    this.#set({ progress });
  }

  #show(people: People): void {
    this.#set({ people, names: namesOfPhotos(people, this.#state.faces) });
    if (this.#state.remembers) this.#remember();
  }

  #remember(): void {
    const { people, faces } = this.#state;
    const { memory } = this.#ports;
    const now = knownPeople(people, faces);
    const board = boardPeople(this.#state);
    this.#remembering = this.#remembering.then(async () => {
      await memory.write(mergedKnown((await memory.read()) ?? [], now));
      if (board) await memory.writeBoard(board);
    });
    // What could not be stored is in memory still; the switch shows what is true.
    this.#remembering = this.#remembering.catch(() => this.#set({ remembers: false }));
  }

  #set(changed: Partial<PeopleState>): void {
    this.#state = { ...this.#state, ...changed };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
