import type { NamingOptions } from '#core/naming/naming-options.ts';
import type { FileAll } from '#pipeline/scheme-filing.ts';
import type { FileToPut } from '../destinations/plan-into.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import type { PickedPhoto } from '../inputs/list-zips.ts';
import type { RememberedPerson } from '../people/people-file.ts';

/** The files of a run. */
export interface Picked {
  readonly picked: readonly PickedPhoto[];
  /** Films, and files about photos. */
  readonly beside: readonly FilePhoto[];
}

/** A library that photos are added to: it knows what it has, and where photos go in it. */
export interface LibraryPort {
  /** Leaves out what the library has already, byte for byte. */
  readonly withoutKnown: (files: Picked, signal: AbortSignal) => Promise<Picked>;
  /** Files photos and films by the order of the library. */
  readonly fileAll: FileAll;
  /** Makes room for files of which the library has only a part; called right before they are put into it. */
  readonly makeRoom: (files: readonly FileToPut[]) => Promise<void>;
  /** The path in the library for one that the pipeline made. */
  readonly pathOf: (path: string) => string;
  /** The scheme that a person named for it; undefined if its folders tell it. */
  readonly scheme: string | undefined;
  /** Whether one of its folders is called so, at any depth. */
  readonly hasFolder: (name: string) => boolean;
  /** Gives remembered people the names that their folders have now. */
  readonly namedAsNow: (people: readonly RememberedPerson[]) => Promise<readonly RememberedPerson[]>;
  /** What of naming the library decides. */
  readonly placing: Partial<NamingOptions>;
}
