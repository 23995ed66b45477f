import { canBeCarried } from '../companions/carried.ts';
import type { FollowingKind } from '../companions/companion-paths.ts';
import type { Failure } from '../failure.ts';
import type { Companion, Photo } from '../photo.ts';
import type { AlikeGroup } from '../similarity/alike/alike-group.ts';
import { type BatchState, failureOf, type PhotoState } from './batch.ts';

/** A file of a batch, and the photo that it belongs to. */
export interface BatchFile<Source extends Photo = Photo> {
  readonly file: Source;
  /** Itself for a photo, and for a film or RAW file without one. */
  readonly leader: Source;
  /** Undefined for a photo, `passenger` for a film or RAW file without one. */
  readonly kind: Companion['kind'] | undefined;
}

/** A group of files that belong together, as one of them sees it. */
export interface FileGroup {
  /** The id of its leader. */
  readonly id: string;
  readonly kind: FollowingKind | AlikeGroup['kind'];
  /** Whether this is the one suggested to keep. */
  readonly best: boolean;
}

type WithCompanions<Source extends Photo> = Photo & { readonly companions?: readonly Companion<Source>[] };

/**
 * Returns all files of a batch: its photos in the order picked, each followed by its companions, then the passengers.
 *
 * @param alone passengers that no photo leads, and what belongs to them
 */
export function batchFiles<Source extends WithCompanions<Source>>(
  photos: readonly Source[],
  alone: readonly Source[] = [],
): readonly BatchFile<Source>[] {
  const all = photos.flatMap((photo) => withFollowers(photo, undefined));
  const led = new Set(alone.flatMap(({ companions = [] }) => companions.map(({ photo }) => photo.id)));
  return [
    ...all.filter(({ kind }) => kind !== 'passenger'),
    ...all.filter(({ kind }) => kind === 'passenger'),
    ...alone.filter(({ id }) => !led.has(id)).flatMap((file) => withFollowers(file, 'passenger')),
  ];
}

function withFollowers<Source extends WithCompanions<Source>>(
  leader: Source,
  own: 'passenger' | undefined,
): readonly BatchFile<Source>[] {
  const companions: readonly Companion<Source>[] = leader.companions ?? [];
  return [
    { file: leader, leader, kind: own },
    ...companions.map(({ kind, photo: file }) => ({ file, leader, kind })),
  ];
}

/** Returns the groups of photos that look alike, by the id of each photo in one. */
export function alikeById(groups: readonly AlikeGroup[] = []): ReadonlyMap<string, AlikeGroup> {
  return new Map(groups.flatMap((group) => group.photoIds.map((id) => [id, group] as const)));
}

/**
 * Returns the group of a file. A photo and its companions are one, without settings and passengers; where the photo
 * looks like others, they join its group.
 *
 * @param alike see {@link alikeById}
 */
export function groupOf(
  { file, leader, kind }: BatchFile,
  alike: ReadonlyMap<string, AlikeGroup>,
): FileGroup | undefined {
  const group = alike.get(leader.id);
  if (file.id !== leader.id) {
    const isIn = kind !== undefined && kind !== 'passenger' && kind !== 'settings';
    return isIn ? { id: group?.bestId ?? leader.id, kind, best: false } : undefined;
  }
  if (group) return { id: group.bestId, kind: group.kind, best: group.bestId === file.id };
  const [first] = (leader.companions ?? []).flatMap((one) =>
    one.kind === 'passenger' || one.kind === 'settings' ? [] : [one.kind],
  );
  return first && { id: leader.id, kind: first, best: true };
}

/** Returns why a file wasn't processed, as far as it is known. A duplicate fails like its original. */
export function fileFailure(
  { file, leader, kind }: BatchFile,
  states: ReadonlyMap<string, PhotoState>,
): Failure | undefined {
  return failureOf(states.get(file.id)) ?? (kind === 'copy' ? failureOf(states.get(leader.id)) : undefined);
}

/** The photos picked for a batch, and what has become of them. */
interface PickedBatch<Source extends Photo> {
  readonly state: Pick<BatchState, 'photos'>;
  readonly photos: readonly Source[];
}

/** Returns the photos of a batch that have no place and don't wait for another batch. */
export function failedOf<Source extends Photo>({ state, photos }: PickedBatch<Source>): Source[] {
  return photos.filter(({ id }) => failureOf(state.photos.get(id)) !== undefined);
}

/** Returns those of them that can be included without analysis. */
export function carriedOf<Source extends Photo>(batch: PickedBatch<Source>): Source[] {
  return failedOf(batch).filter(({ id }) => canBeCarried(failureOf(batch.state.photos.get(id))));
}
