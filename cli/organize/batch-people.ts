import { groupFaces } from '#core/people/group-faces.ts';
import { namesOfPhotos, personFolder } from '#core/people/names-of-photos.ts';
import { changedPeople, type PhotoFace, peopleFromGroups } from '#core/people/people.ts';
import { FaceFinder } from '#server/engines/embedded/face-finder.ts';

interface BatchPeopleOptions {
  readonly modelsFolder: string;
  /** Threads, at least 1. */
  readonly workers: number;
  /** What a person is called by number: `Person 1` has the most faces. */
  readonly nameOf: (number: number) => string;
}

/** Groups the photos of a run by person. Everything is in memory, and gone when the run ends. */
export class BatchPeople {
  readonly #finder: FaceFinder;
  readonly #nameOf: BatchPeopleOptions['nameOf'];
  readonly #looks = new Map<string, Promise<readonly PhotoFace[]>>();

  constructor({ modelsFolder, workers, nameOf }: BatchPeopleOptions) {
    this.#finder = new FaceFinder(modelsFolder, workers);
    this.#nameOf = nameOf;
  }

  /** Begins to look at a photo's small JPEG, which is copied. A photo that can't be looked at has no faces. */
  look(photoId: string, jpeg: Uint8Array): void {
    const faces = this.#finder.find(jpeg).then((found) => found.map((face) => ({ ...face, photoId })));
    // Awaited later, where the failure counts.
    faces.catch(() => undefined);
    this.#looks.set(photoId, faces);
  }

  /** Whether a photo was looked at. */
  has(photoId: string): boolean {
    return this.#looks.has(photoId);
  }

  /**
   * The folder of each photo by the people in it, by the photo's id; photos of nobody who is in three or more are missing.
   *
   * @param order the ids of all photos, so that the same photos always get the same numbers
   */
  async folders(order: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const faces: PhotoFace[] = [];
    for (const id of order) faces.push(...((await this.#looks.get(id)?.catch(() => [])) ?? []));
    const grouped = peopleFromGroups(groupFaces(faces));
    const named = grouped.persons.reduce(
      (now, { id }, at) => changedPeople(now, faces, { type: 'name', id, name: this.#nameOf(at + 1) }),
      grouped,
    );
    const names = namesOfPhotos(named, faces);
    return new Map([...names].map(([id, own]) => [id, personFolder(own, 'first', '')]));
  }

  /** Ends its threads. */
  close(): Promise<void> {
    return this.#finder.close();
  }
}
