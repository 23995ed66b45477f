import type { AlikeGroup } from '#core/similarity/alike/alike-group.ts';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import type { FollowingKind } from '#core/companions/companion-paths.ts';
import type { Failure } from '#core/failure.ts';
import { splitPath } from '#core/naming/folder-path.ts';
import { ownFolderNamed } from '#core/wording/own-folders.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';

/** Files that belong together, with the kind of each. */
export interface Group {
  /** The same for all of them. */
  readonly id: string;
  readonly kind: FollowingKind | AlikeGroup['kind'];
  /** Whether this is the one suggested to keep. */
  readonly best: boolean;
}

interface Following {
  readonly leader: FilePhoto;
  readonly kind: FollowingKind;
}

/** The files of a batch, and which of them belong together. */
export class BatchFiles {
  readonly #files: ReadonlyMap<string, FilePhoto>;
  readonly #following = new Map<string, Following>();

  constructor(files: readonly FilePhoto[]) {
    this.#files = new Map(files.map((file) => [file.id, file]));
    for (const leader of files) {
      for (const { kind, photo } of leader.companions ?? []) {
        if (kind !== 'passenger') this.#following.set(photo.id, { leader, kind });
      }
    }
  }

  file(id: string): FilePhoto | undefined {
    return this.#files.get(id);
  }

  /** The report for a file that wasn't analyzed: that of its photo. */
  placedAs({ id }: FilePhoto, path: string, placed: ReadonlyMap<string, PlacedPhoto>): PlacedPhoto {
    const { folder, fileName } = splitPath(path);
    const [top = ''] = folder;
    const leader = placed.get(this.#following.get(id)?.leader.id ?? '');
    const { description = '', category = ownFolderNamed(top) ?? top } = leader ?? {};
    return { photoId: id, description, category, folder, name: fileName, extension: '' };
  }

  /** A duplicate fails like its original. */
  failureOf({ id }: FilePhoto, failures: ReadonlyMap<string, Failure>): Failure | undefined {
    const { leader, kind } = this.#following.get(id) ?? {};
    return failures.get(id) ?? (leader && kind === 'copy' ? failures.get(leader.id) : undefined);
  }

  /** The albums of a photo and its copies. */
  albumsOf(file: FilePhoto): readonly string[] {
    return [...new Set([...(file.albums ?? []), ...(this.#following.get(file.id)?.leader.albums ?? [])])];
  }

  /**
   * The files that a file belongs to. Copies and companions of photos that look alike join their group.
   *
   * @param alike the groups of photos that look alike, by the id of each photo in one
   */
  groupOf(file: FilePhoto, alike: ReadonlyMap<string, AlikeGroup>): Group | null {
    const own = this.#ownGroup(file);
    const { leader = file } = this.#following.get(file.id) ?? {};
    const group = alike.get(leader.id);
    const best = group && this.#files.get(group.bestId);
    if (!best) return own;
    if (leader === file) return { id: best.from, kind: group.kind, best: best.id === file.id };
    return own && { id: best.from, kind: own.kind, best: false };
  }

  #ownGroup(file: FilePhoto): Group | null {
    const followed = this.#following.get(file.id);
    const { leader = file } = followed ?? {};
    const kinds = (leader.companions ?? []).flatMap(({ kind }) =>
      kind === 'settings' || kind === 'passenger' ? [] : [kind],
    );
    const [first] = kinds;
    if (!first || followed?.kind === 'settings') return null;
    return { id: leader.from, kind: followed?.kind ?? first, best: !followed };
  }
}
