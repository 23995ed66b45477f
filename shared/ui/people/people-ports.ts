import type { Face } from '#core/people/face.ts';
import type { BoardPeople } from '#core/people/board-people.ts';
import type { FaceToGroup } from '#core/people/group-faces.ts';
import type { KnownPerson } from '#core/people/known-people.ts';
import type { Photo } from '#core/photo.ts';

/** A face with a small picture of it. */
export interface FoundFace extends Face {
  readonly crop: Blob;
}

/** A face's position in its photo, or in a frame of its film. */
export type FaceBox = Pick<Face, 'frame' | 'left' | 'top' | 'width' | 'height'>;

/** Finds and groups faces. */
export interface FacePort<Source extends Photo> {
  /** Returns the bytes that {@link prepare} would fetch for the face networks. */
  missingBytes(): Promise<number>;
  /** Fetches missing files. Rejects with the signal's reason on abort. */
  prepare(onProgress: (doneBytes: number, totalBytes: number) => void, signal: AbortSignal): Promise<void>;
  photosAtOnce(): number;
  /** @param isThorough whether to look for small faces even if there is no large one */
  facesOf(photo: Source, isThorough: boolean, signal: AbortSignal): Promise<readonly FoundFace[]>;
  /** Returns small pictures of a photo's faces, in their order. */
  cropsOf(photo: Source, faces: readonly FaceBox[], signal: AbortSignal): Promise<readonly Blob[]>;
  group(faces: readonly FaceToGroup[], signal: AbortSignal): Promise<readonly (readonly number[])[]>;
  /** Frees memory. */
  rest(): void;
}

/** Remembers people, if the user turns that on. */
export interface PeopleMemory {
  /** Undefined while it is off. */
  read(): Promise<readonly KnownPerson[] | undefined>;
  write(people: readonly KnownPerson[]): Promise<void>;
  forget(): Promise<void>;
  /** Returns the people of the board with these photos; undefined if none are remembered. */
  readBoard(photoIds: ReadonlySet<string>): Promise<BoardPeople | undefined>;
  writeBoard(board: BoardPeople): Promise<void>;
  /** Forgets the people of the board with these photos. */
  forgetBoard(photoIds: ReadonlySet<string>): Promise<void>;
}

export interface PeoplePorts<Source extends Photo> {
  readonly engine: FacePort<Source>;
  readonly memory: PeopleMemory;
}
