import type { Face } from '#core/people/face.ts';
import type { BoardPeople } from '#core/people/board-people.ts';
import type { FaceToGroup } from '#core/people/group-faces.ts';
import type { KnownPerson } from '#core/people/known-people.ts';
import type { Photo } from '#core/photo.ts';

/** A face with a small picture of it. */
export interface FoundFace extends Face {
  readonly crop: Blob;
}

/** Where a face is in its photo. */
export type FaceBox = Pick<Face, 'left' | 'top' | 'width' | 'height'>;

/** What finds and groups faces. */
export interface FacePort<Source extends Photo> {
  /** Bytes that {@link prepare} would fetch of the networks for faces. */
  missingBytes(): Promise<number>;
  /** Fetches what is needed, if it is not here. Rejects with the signal's reason on abort. */
  prepare(onProgress: (doneBytes: number, totalBytes: number) => void, signal: AbortSignal): Promise<void>;
  photosAtOnce(): number;
  /** @param isThorough looks for small faces also where there is no large one */
  facesOf(photo: Source, isThorough: boolean, signal: AbortSignal): Promise<readonly FoundFace[]>;
  /** Small pictures of faces of a photo, in their order. */
  cropsOf(photo: Source, faces: readonly FaceBox[], signal: AbortSignal): Promise<readonly Blob[]>;
  group(faces: readonly FaceToGroup[], signal: AbortSignal): Promise<readonly (readonly number[])[]>;
  /** Gives memory back. */
  rest(): void;
}

/** Where people are remembered, if the user turns that on. */
export interface PeopleMemory {
  /** Undefined while it is off. */
  read(): Promise<readonly KnownPerson[] | undefined>;
  write(people: readonly KnownPerson[]): Promise<void>;
  forget(): Promise<void>;
  /** The people of the board that has these photos; undefined where none are remembered. */
  readBoard(photoIds: ReadonlySet<string>): Promise<BoardPeople | undefined>;
  writeBoard(board: BoardPeople): Promise<void>;
  forgetBoard(key: string): Promise<void>;
}

export interface PeoplePorts<Source extends Photo> {
  readonly engine: FacePort<Source>;
  readonly memory: PeopleMemory;
}
