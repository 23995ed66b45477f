import { AppError } from '#core/failure.ts';
import { type BoardGroups, facesAt, isComparable, withVectors } from '#core/people/board-groups.ts';
import { boardPeople } from '#core/people/board-people.ts';
import { continuedPeople, knownPeople, mergedKnown } from '#core/people/known-people.ts';
import { namesOfPhotos } from '#core/people/names-of-photos.ts';
import { changedPeople, type People, type PeopleChange } from '#core/people/people.ts';
import { pairKey } from '#core/people/same-person.ts';
import type { Photo } from '#core/photo.ts';
import { UNDO_STEPS } from '#core/limits.ts';
import { cutCrops } from './cut-crops.ts';
import { type FacesInPhotos, facesInPhotos, type PhotoToLookAt } from './faces-in-photos.ts';
import { PauseGate } from './pause-gate.ts';
import type { PeoplePorts } from './people-ports.ts';
import { PeopleStore } from './people-store.ts';
import { NO_PEOPLE, type PeoplePhase, type PeopleState, type SeenFace } from './people-state.ts';

/**
 * Groups the photos of a board by person, and holds what comes of it in memory. The host saves {@link groups} with the
 * board; only {@link setRemembers} stores what recognizes a face. {@link restore} brings back both.
 */
export class PeopleSession<Source extends Photo> extends PeopleStore {
  readonly #ports: PeoplePorts<Source>;
  readonly #gate = new PauseGate();
  #abort = new AbortController();
  #cutting = new AbortController();
  #remembering = Promise.resolve();
  /** The state before the search in progress. */
  #before: PeopleState | undefined;
  /** The photos of a restored board. */
  #restored: readonly Source[] = [];

  constructor(ports: PeoplePorts<Source>) {
    super();
    this.#ports = ports;
  }

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
    await this.#work(async () => {
      const { engine, memory } = this.#ports;
      const known = await memory.read().catch(() => undefined);
      await this.#prepare(signal);
      await this.#lookAgain(signal);
      await this.#look(photos, signal);
      signal.throwIfAborted();
      this.#progress({ phase: 'grouping' });
      const { faces, people } = this.state;
      const groups = await engine.group(faces, signal);
      signal.throwIfAborted();
      const earlier = mergedKnown(known ?? [], knownPeople(people, faces));
      const grouped = continuedPeople(groups, faces, earlier);
      this.set({ progress: { phase: 'ready' }, remembers: known !== undefined, past: [], future: [] });
      this.#show(grouped);
    }, signal);
  }

  /** Does work that can fail or be stopped, and shows how it went. */
  async #work(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
    this.#before = this.state;
    try {
      this.#progress({ phase: 'fetching', doneBytes: 0, totalBytes: 0 });
      await work();
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

  /**
   * Brings back the people of a saved board.
   *
   * @param groups those saved with the board; what this device remembers of it comes first
   */
  async restore(photos: readonly Source[], groups?: BoardGroups): Promise<void> {
    const { engine, memory } = this.#ports;
    this.#restored = photos;
    if (groups) this.#bring({ ...groups, faces: facesAt(groups.faces) });
    const { people } = this.state;
    await this.#remembering;
    const kept = await memory.readBoard(new Set(photos.map(({ id }) => id))).catch(() => undefined);
    const isUntouched = this.state.people === people && !this.#isWorking();
    if (kept && isUntouched) this.#bring({ ...kept, remembers: true });
    if (this.state.progress.phase === 'off') return;
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

  /** Ends the search; what was known before stays. */
  stop(): void {
    const before = this.#before;
    if (!before || before.lookedAt.size === 0) {
      this.reset();
      return;
    }
    this.#abort.abort();
    this.#gate.open();
    this.#ports.engine.rest();
    this.set({ ...before, progress: { phase: 'ready' } });
  }

  /** Ends the search and clears this board's faces from memory. What the device remembers of them stays. */
  reset(): void {
    this.#abort.abort();
    this.#cutting.abort();
    this.#cutting = new AbortController();
    this.#gate.open();
    this.#ports.engine.rest();
    this.#restored = [];
    this.set(NO_PEOPLE);
  }

  /** Does the same, and forgets what the device remembers of this board's faces. */
  forget(): void {
    const board = this.state.remembers ? boardPeople(this.state) : undefined;
    this.reset();
    if (!board) return;
    this.#remembering = this.#remembering
      .then(() => this.#ports.memory.forgetBoard(new Set([board.key])))
      .catch((error: unknown) => console.warn('Deleting the people of a board failed', error));
  }

  /** Makes one change as a step. Returns whether it changed anything. */
  change(change: PeopleChange): boolean {
    const { people, faces, past } = this.state;
    const next = changedPeople(people, faces, change);
    if (next === people) return false;
    this.set({ past: [...past, people].slice(-UNDO_STEPS), future: [] });
    this.#show(next);
    return true;
  }

  undo(): void {
    const { people, past, future } = this.state;
    const before = past.at(-1);
    if (!before) return;
    this.set({ past: past.slice(0, -1), future: [people, ...future] });
    this.#show(before);
  }

  redo(): void {
    const { people, past, future } = this.state;
    const [after, ...rest] = future;
    if (!after) return;
    this.set({ past: [...past, people], future: rest });
    this.#show(after);
  }

  /** Says that two groups are not the same person. */
  answerNo(ids: readonly [number, number]): void {
    this.set({ answered: new Set([...this.state.answered, pairKey(ids)]) });
    if (this.state.remembers) this.#remember();
  }

  choose(chosen: Partial<Pick<PeopleState, 'several' | 'writesNames' | 'outlines'>>): void {
    this.set(chosen);
    if (this.state.remembers) this.#remember();
  }

  /** Remembers the named people on this device from now on, or deletes them. */
  async setRemembers(remembers: boolean): Promise<void> {
    if (remembers && !this.state.faces.every(isComparable) && !(await this.#recognize())) return;
    this.set({ remembers });
    if (remembers) this.#remember();
    else this.#remembering = this.#remembering.then(() => this.#ports.memory.forget());
    await this.#remembering;
  }

  #bring(kept: Partial<PeopleState> & Pick<PeopleState, 'people' | 'faces'>): void {
    const { faces, people, lookedAt, unread, answered, several, writesNames, remembers } = {
      ...this.state,
      ...kept,
    };
    this.set({ faces, people, lookedAt, unread, answered, several, writesNames, remembers });
    this.set({ names: namesOfPhotos(people, faces), progress: { phase: 'ready' } });
  }

  async #prepare(signal: AbortSignal): Promise<void> {
    await this.#ports.engine.prepare((doneBytes, totalBytes) => {
      if (!signal.aborted) this.#progress({ phase: 'fetching', doneBytes, totalBytes });
    }, signal);
  }

  /** Looks at a restored board's photos again. @returns whether its faces can be compared now */
  async #recognize(): Promise<boolean> {
    this.#abort.abort();
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    await this.#work(async () => {
      await this.#prepare(signal);
      await this.#lookAgain(signal);
      this.#progress({ phase: 'ready' });
    }, signal);
    return this.state.progress.phase === 'ready' && this.state.faces.every(isComparable);
  }

  /** Finds the faces of a restored board again, of which only the places were saved. */
  async #lookAgain(signal: AbortSignal): Promise<void> {
    const { faces, people } = this.state;
    const ids = new Set(faces.flatMap((face) => (isComparable(face) ? [] : [face.photoId])));
    if (ids.size === 0) return;
    const photos = this.#restored.filter(({ id }) => ids.has(id));
    const toLookAt = photos.map((photo) => ({ photo, peopleCount: undefined }));
    const { found } = await this.#facesIn(toLookAt, signal);
    const again = withVectors({ faces, people }, [...found.values()].flat());
    this.set({ ...again, names: namesOfPhotos(again.people, again.faces), past: [], future: [] });
  }

  async #look(photos: readonly PhotoToLookAt<Source>[], signal: AbortSignal): Promise<void> {
    const missing = photos.filter(({ photo }) => !this.state.lookedAt.has(photo.id));
    const { found, unread } = await this.#facesIn(missing, signal);
    const faces = missing.flatMap(({ photo }) => found.get(photo.id) ?? []);
    this.set({
      faces: [...this.state.faces, ...faces],
      lookedAt: new Set([...this.state.lookedAt, ...found.keys()]),
      unread: this.state.unread + unread,
    });
  }

  #facesIn(photos: readonly PhotoToLookAt<Source>[], signal: AbortSignal): Promise<FacesInPhotos> {
    const onProgress = (done: number) => {
      this.#progress({ phase: 'looking', done, total: photos.length, isPaused: this.#gate.isClosed });
    };
    return facesInPhotos(photos, { engine: this.#ports.engine, gate: this.#gate, onProgress, signal });
  }

  /** Makes the small pictures of faces again, which are not remembered. */
  async #cutCrops(photos: readonly Source[], signal: AbortSignal): Promise<void> {
    const { faces, people } = this.state;
    await cutCrops(photos, { faces, people, engine: this.#ports.engine, signal }, (crops) => {
      const withCrop = (face: SeenFace): SeenFace => {
        const crop = crops.get(face);
        return crop ? { ...face, crop } : face;
      };
      this.set({ faces: this.state.faces.map(withCrop) });
    });
  }

  #isWorking(): boolean {
    return ['fetching', 'looking', 'grouping'].includes(this.state.progress.phase);
  }

  #shiftPause(isPaused: boolean): void {
    const { progress } = this.state;
    if (progress.phase === 'looking') this.#progress({ ...progress, isPaused });
  }

  #progress(progress: PeoplePhase): void {
    this.set({ progress });
  }

  #show(people: People): void {
    this.set({ people, names: namesOfPhotos(people, this.state.faces) });
    if (this.state.remembers) this.#remember();
  }

  #remember(): void {
    const { people, faces } = this.state;
    const { memory } = this.#ports;
    const now = knownPeople(people, faces);
    const board = boardPeople(this.state);
    this.#remembering = this.#remembering.then(async () => {
      await memory.write(mergedKnown((await memory.read()) ?? [], now));
      if (board) await memory.writeBoard(board);
    });
    // What could not be stored is in memory still; the switch shows what is true.
    this.#remembering = this.#remembering.catch(() => this.set({ remembers: false }));
  }
}
