import type { Face } from '#core/people/face.ts';
import { facesOfFilm } from '#core/people/film-faces.ts';
import { groupFaces } from '#core/people/group-faces.ts';
import { continuedPeople, knownPeople } from '#core/people/known-people.ts';
import { KNOWN_VECTORS } from '#core/people/limits.ts';
import { namesOfPhotos, personFolder } from '#core/people/names-of-photos.ts';
import { changedPeople, isMaybe, NOBODY, type People, type PhotoFace } from '#core/people/people.ts';
import type { Faces } from '../organize/tools.ts';
import { PHOTOS_OF_PERSON } from './limits.ts';
import type { PersonPhoto, RememberedPerson } from './people-file.ts';

interface BatchPeopleOptions {
  /** Looks at the photos; closed with this. */
  readonly faces: Faces;
  /** The people of the folder that are remembered, the first named first. */
  readonly remembered: readonly RememberedPerson[];
  /** What a person is called by number: of those who are new, `Person 1` has the most faces. */
  readonly nameOf: (number: number) => string;
  /** Whether a name belongs to somebody of whom nothing is known. */
  readonly isTaken: (name: string) => boolean;
}

/** Groups the photos of a run by person. Everything is in memory, and gone when the run ends. */
export class BatchPeople {
  readonly #finder: Faces;
  readonly #options: BatchPeopleOptions;
  readonly #looks = new Map<
    string,
    { readonly isFilm: boolean; readonly pictures: Promise<readonly Face[]>[] }
  >();
  #faces: readonly PhotoFace[] = [];
  #people: People = NOBODY;

  constructor(options: BatchPeopleOptions) {
    this.#finder = options.faces;
    this.#options = options;
  }

  /**
   * Begins to look at a photo's small JPEG, or at the next frame of a film, which is copied. A picture that can't be
   * looked at has no faces.
   *
   * @param peopleCount of the people that the engine saw; where it saw none, small faces are not looked for. Frames are
   * always searched for them.
   * @returns once the picture was looked at
   */
  look(
    photoId: string,
    jpeg: Uint8Array,
    { peopleCount, isFrame }: { readonly peopleCount?: number | undefined; readonly isFrame: boolean },
  ): Promise<void> {
    const faces = this.#finder.find(jpeg, isFrame || peopleCount !== 0);
    const before = isFrame ? (this.#looks.get(photoId)?.pictures ?? []) : [];
    this.#looks.set(photoId, { isFilm: isFrame, pictures: [...before, faces] });
    return faces.then(ignore, ignore);
  }

  async #facesOf(photoId: string): Promise<readonly PhotoFace[]> {
    const { isFilm = false, pictures = [] } = this.#looks.get(photoId) ?? {};
    const found = await Promise.all(pictures).catch(() => []);
    return (isFilm ? facesOfFilm(found) : found.flat()).map((face) => Object.assign({}, face, { photoId }));
  }

  /** Whether a photo was looked at. */
  has(photoId: string): boolean {
    return this.#looks.has(photoId);
  }

  /**
   * The folder of each photo by the people in it, by the photo's id; photos of nobody who is remembered, or in three or
   * more, are missing.
   *
   * @param order the ids of all photos, so that the same photos always get the same numbers
   */
  async folders(order: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const faces: PhotoFace[] = [];
    for (const id of order) faces.push(...(await this.#facesOf(id)));
    const { remembered, nameOf, isTaken } = this.#options;
    const continued = continuedPeople(groupFaces(faces), faces, remembered);
    const own = new Set(remembered.map(({ name }) => name));
    let number = 0;
    const nextName = () => {
      do number += 1;
      while (own.has(nameOf(number)) || isTaken(nameOf(number)));
      return nameOf(number);
    };
    const fresh = continued.persons.filter((person) => person.name === '' && !isMaybe(person));
    this.#faces = faces;
    this.#people = fresh.reduce(
      (now, { id }) => changedPeople(now, faces, { type: 'name', id, name: nextName() }),
      continued,
    );
    const names = namesOfPhotos(this.#people, faces);
    return new Map([...names].map(([id, all]) => [id, personFolder(all, 'first', '')]));
  }

  /**
   * What is to be remembered of the people after this run: those of before, and those of the run.
   *
   * @param photosIn where the run puts photos into the folder of a person, by its name
   */
  remembered(photosIn: (name: string) => readonly PersonPhoto[]): readonly RememberedPerson[] {
    const now = knownPeople(this.#people, this.#faces);
    const before = this.#options.remembered;
    const fresh = now.filter(({ name }) => before.every((person) => person.name !== name));
    const grown = before.map(({ name, vectors, photos }): RememberedPerson => {
      const more = now.find((person) => person.name === name)?.vectors ?? [];
      return {
        name,
        vectors: vectors.concat(more).slice(0, KNOWN_VECTORS),
        photos: photosIn(name).concat(photos).slice(0, PHOTOS_OF_PERSON),
      };
    });
    const added = fresh.map(({ name, vectors }): RememberedPerson => {
      return { name, vectors, photos: photosIn(name).slice(0, PHOTOS_OF_PERSON) };
    });
    return [...grown, ...added];
  }

  /** Ends its threads. */
  close(): Promise<void> {
    return this.#finder.close();
  }
}

/** What went wrong counts where the faces are asked for. */
function ignore(): void {}
