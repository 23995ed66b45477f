import { AppError } from '#core/failure.ts';
import { type BoardGroups, facesAt, isComparable } from '#core/people/board-groups.ts';
import { namesOfPhotos } from '#core/people/names-of-photos.ts';
import { changedPeople, type People, type PeopleChange } from '#core/people/people.ts';
import { regroupedPeople } from '#core/people/regrouped-people.ts';
import { pairKey } from '#core/people/same-person.ts';
import type { Photo } from '#core/photo.ts';
import { UNDO_STEPS } from '#core/limits.ts';
import { cutCrops } from './cut-crops.ts';
import { type FacesInPhotos, facesInPhotos, NOTHING_FOUND, type PhotoToLookAt } from './faces-in-photos.ts';
import { onlyPlaces, withFound, withRemembered } from './found-faces.ts';
import { PauseGate } from './pause-gate.ts';
import type { PeoplePorts } from './people-ports.ts';
import { PeopleStore } from './people-store.ts';
import {
  NO_PEOPLE,
  type PeoplePhase,
  type PeopleState,
  type PeopleStep,
  type SeenFace,
} from './people-state.ts';
import { Remembering } from './remembering.ts';

/** A search that is done: earlier changes can't be undone. */
const DONE = { progress: { phase: 'ready' }, past: [], future: [] } as const satisfies Partial<PeopleState>;

/**
 * Groups the photos of a board by person, and holds what comes of it in memory. The host saves {@link groups} with the
 * board; only {@link setRemembers} stores what recognizes a face. {@link restore} brings back both.
 */
export class PeopleSession<Source extends Photo> extends PeopleStore {
  readonly #ports: PeoplePorts<Source>;
  readonly #gate = new PauseGate();
  #abort = new AbortController();
  #cutting = new AbortController();
  readonly #remembering: Remembering;
  /** The photos of a restored board. */
  #restored: readonly Source[] = [];

  constructor(ports: PeoplePorts<Source>) {
    super();
    this.#ports = ports;
    this.#remembering = new Remembering(ports.memory);
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
    await this.#work('search', signal, async () => {
      const { engine } = this.#ports;
      const known = await this.#remembering.known();
      await this.#prepare(signal);
      const again = await this.#lookAgain(signal);
      const added = await this.#look(photos, signal);
      this.#progress({ phase: 'grouping' });
      const groups = await engine.group(
        withFound(this.state, again, added).faces.filter(isComparable),
        signal,
      );
      signal.throwIfAborted();
      // Names may have been given meanwhile.
      const now = withFound(this.state, again, added);
      const people = regroupedPeople(groups, now, known ?? []);
      const unread = again.unread + added.unread;
      this.#show(people, { ...now, ...DONE, unread, remembers: known !== undefined });
    });
  }

  /** Does work that can fail or be stopped, and shows how it went. @returns whether it was done */
  async #work(step: PeopleStep, signal: AbortSignal, work: () => Promise<void>): Promise<boolean> {
    try {
      this.#progress({ phase: 'fetching', doneBytes: 0, totalBytes: 0 });
      await work();
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      const message = error instanceof Error ? error.message : String(error);
      const failure =
        error instanceof AppError
          ? error.failure
          : ({ code: 'engine-failed', details: { message } } as const);
      this.#progress(
        this.#hasLooked() ? { phase: 'ready', failed: { step, failure } } : { phase: 'failed', failure },
      );
      return false;
    } finally {
      if (!this.#isWorking()) this.#ports.engine.rest();
    }
  }

  /**
   * Brings back the people of a saved board.
   *
   * @param groups those saved with the board. If this device remembers its people, their vectors are added; without
   * groups, what it remembers is shown.
   */
  async restore(photos: readonly Source[], groups?: BoardGroups): Promise<void> {
    this.#restored = photos;
    if (groups) this.#bring({ ...groups, faces: facesAt(groups.faces) });
    const { people } = this.state;
    const kept = await this.#remembering.board(idsOf(photos));
    const known = await this.#remembering.known();
    const isUntouched = this.state.people === people && !this.#isWorking();
    if (kept && isUntouched) this.#bring(groups ? withRemembered(this.state, kept) : kept);
    if (this.state.progress.phase === 'off') return;
    if (known && isUntouched) this.set({ remembers: true });
    await this.#cutCrops(photos, this.#cutting.signal);
    if (!this.#isWorking()) this.#ports.engine.rest();
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
    if (!this.#hasLooked()) {
      this.reset();
      return;
    }
    this.#abort.abort();
    this.#gate.open();
    this.#ports.engine.rest();
    this.#progress({ phase: 'ready' });
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
    const ids = new Set([...this.state.lookedAt, ...idsOf(this.#restored)]);
    this.reset();
    void this.#remembering.forgetBoard(ids);
  }

  /** Makes one change as a step. Returns whether it changed anything. */
  change(change: PeopleChange): boolean {
    const { people, faces, past } = this.state;
    const next = changedPeople(people, faces, change);
    if (next === people) return false;
    this.#show(next, { past: [...past, people].slice(-UNDO_STEPS), future: [] });
    return true;
  }

  undo(): void {
    const { people, past, future } = this.state;
    const before = past.at(-1);
    if (!before) return;
    this.#show(before, { past: past.slice(0, -1), future: [people, ...future] });
  }

  redo(): void {
    const { people, past, future } = this.state;
    const [after, ...rest] = future;
    if (!after) return;
    this.#show(after, { past: [...past, people], future: rest });
  }

  /** Says that two groups are not the same person. */
  answerNo(ids: readonly [number, number]): void {
    this.set({ answered: new Set([...this.state.answered, pairKey(ids)]) });
    if (this.state.remembers) void this.#remember();
  }

  choose(chosen: Partial<Pick<PeopleState, 'several' | 'writesNames' | 'outlines'>>): void {
    this.set(chosen);
    if (this.state.remembers) void this.#remember();
  }

  /** Remembers the named people on this device from now on, or deletes them. */
  async setRemembers(remembers: boolean): Promise<void> {
    if (remembers && !this.state.faces.every(isComparable) && !(await this.#recognize())) return;
    this.set({ remembers });
    await (remembers ? this.#remember() : this.#remembering.forgetAll());
  }

  #bring(kept: Partial<PeopleState> & Pick<PeopleState, 'people' | 'faces'>): void {
    const { faces, people, lookedAt, unread, answered, several, writesNames, remembers } = {
      ...this.state,
      ...kept,
    };
    const names = namesOfPhotos(people, faces);
    this.set({ faces, people, lookedAt, unread, answered, several, writesNames, remembers, names, ...DONE });
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
    return this.#work('remembering', signal, async () => {
      await this.#prepare(signal);
      const again = await this.#lookAgain(signal);
      const { unread, lookedAt } = this.state;
      const unreadBefore = [...onlyPlaces(this.state.faces)].filter((id) => !lookedAt.has(id)).length;
      const now = withFound(this.state, again);
      const others = Math.max(0, unread - unreadBefore);
      this.#show(now.people, { ...now, ...DONE, unread: others + again.unread });
    });
  }

  /** Finds the faces of a restored board again, of which only the places were saved. */
  async #lookAgain(signal: AbortSignal): Promise<FacesInPhotos> {
    const ids = onlyPlaces(this.state.faces);
    const photos = this.#restored.filter(({ id }) => ids.has(id));
    if (photos.length === 0) return NOTHING_FOUND;
    return this.#facesIn(
      photos.map((photo) => ({ photo, peopleCount: undefined })),
      signal,
    );
  }

  #look(photos: readonly PhotoToLookAt<Source>[], signal: AbortSignal): Promise<FacesInPhotos> {
    const places = onlyPlaces(this.state.faces);
    const missing = photos.filter(({ photo }) => !this.state.lookedAt.has(photo.id) && !places.has(photo.id));
    return this.#facesIn(missing, signal);
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

  #hasLooked(): boolean {
    return this.state.lookedAt.size > 0 || this.state.faces.length > 0;
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

  #show(people: People, changed: Partial<PeopleState>): void {
    const { faces } = { ...this.state, ...changed };
    this.set({ ...changed, people, names: namesOfPhotos(people, faces) });
    if (this.state.remembers) void this.#remember();
  }

  #remember(): Promise<void> {
    // What could not be stored is in memory still; the switch shows what is true.
    return this.#remembering.remember(this.state, () => this.set({ remembers: false }));
  }
}

function idsOf(photos: readonly Photo[]): ReadonlySet<string> {
  return new Set(photos.map(({ id }) => id));
}
