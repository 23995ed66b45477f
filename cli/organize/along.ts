import { basename, dirname } from 'node:path';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { canBeCarried } from '#core/companions/carried.ts';
import type { Follower, FollowingKind, Passenger } from '#core/companions/companion-paths.ts';
import { ownFolderNamed } from '#core/wording/own-folders.ts';
import { type DatedFile, passengersOf, takenMs } from '#core/companions/passenger-folder.ts';
import type { Failure } from '#core/failure.ts';
import { splitPath } from '#core/naming/folder-path.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import type { PhotoDates } from './photo-dates.ts';
import type { LibraryPort } from './library-port.ts';
import type { AlikeGroup } from './alike.ts';
import type { BatchPlan } from '../inputs/plan-batch.ts';

/** Files that belong together, with the kind of each. */
export interface Group {
  /** The same for all of them. */
  readonly id: string;
  readonly kind: FollowingKind | AlikeGroup['kind'];
  /** Whether this is the one suggested to keep. */
  readonly best: boolean;
}

export interface AlongOptions {
  /** Whether files that can't be analyzed are included. */
  readonly carriesUnreadable?: boolean;
  /** The library that decides the folders of films, if there is one. */
  readonly library?: Pick<LibraryPort, 'folderOf'> | undefined;
}

/** The files of a batch that aren't analyzed. */
export class Along {
  readonly #carriesUnreadable: boolean;
  readonly #library: AlongOptions['library'];
  readonly #plan: BatchPlan;
  readonly #dates: PhotoDates;
  readonly #files: ReadonlyMap<string, FilePhoto>;
  readonly #leaders = new Map<string, { readonly leader: string; readonly follower: Follower }>();

  constructor(
    files: readonly FilePhoto[],
    plan: BatchPlan,
    dates: PhotoDates,
    { carriesUnreadable = false, library }: AlongOptions = {},
  ) {
    this.#carriesUnreadable = carriesUnreadable;
    this.#library = library;
    this.#plan = plan;
    this.#dates = dates;
    this.#files = new Map(files.map((file) => [file.id, file]));
    for (const [leader, own] of plan.followers) {
      for (const follower of own) this.#leaders.set(follower.id, { leader, follower });
    }
  }

  file(id: string): FilePhoto | undefined {
    return this.#files.get(id);
  }

  /**
   * Films and RAW files without a photo, with their companions; companions of failed photos, apart from copies; and
   * these photos and copies, if requested.
   */
  passengers(placed: ReadonlyMap<string, PlacedPhoto>, failures: ReadonlyMap<string, Failure>): Passenger[] {
    const orphans = [...this.#leaders.values()].flatMap(({ leader, follower }) =>
      failures.has(leader) && follower.kind !== 'copy' ? (this.#files.get(follower.id) ?? []) : [],
    );
    const neighbours = [...placed].flatMap(([id, { folder }]) => {
      const photo = this.#files.get(id);
      return photo ? [{ ...this.#dated(photo), folder }] : [];
    });
    const coming = [...this.#plan.passengers, ...orphans].map((file) => ({
      id: file.id,
      name: basename(file.name),
      from: this.#dated(file),
      folder: this.#library?.folderOf(file.id),
    }));
    const unreadable = this.#unreadable(failures).map(({ id, name }) => ({ id, name: basename(name) }));
    return passengersOf(coming, unreadable, neighbours);
  }

  #unreadable(failures: ReadonlyMap<string, Failure>): readonly FilePhoto[] {
    if (!this.#carriesUnreadable) return [];
    return [...this.#files.values()].filter((file) =>
      canBeCarried(failures.get(file.id) ?? this.failureOf(file, failures)),
    );
  }

  /** The report for a file that wasn't analyzed: that of its photo. */
  placedAs(file: FilePhoto, path: string, placed: ReadonlyMap<string, PlacedPhoto>): PlacedPhoto {
    const { folder, fileName } = splitPath(path);
    const leader = placed.get(this.#leaders.get(file.id)?.leader ?? '');
    const [top = ''] = folder;
    const { description = '', category = ownFolderNamed(top) ?? top } = leader ?? {};
    return { photoId: file.id, description, category, folder, name: fileName, extension: '' };
  }

  /** A duplicate fails like its original. */
  failureOf(file: FilePhoto, failures: ReadonlyMap<string, Failure>): Failure | undefined {
    const { leader, follower } = this.#leaders.get(file.id) ?? {};
    return leader !== undefined && follower?.kind === 'copy' ? failures.get(leader) : undefined;
  }

  /** The albums of a photo and its copies. */
  albumsOf(file: FilePhoto): readonly string[] {
    const leader = this.#leaders.get(file.id)?.leader ?? file.id;
    const copies = (this.#plan.followers.get(leader) ?? []).filter(({ kind }) => kind === 'copy');
    const ids = [file.id, leader, ...copies.map(({ id }) => id)];
    return [...new Set(ids.flatMap((id) => this.#plan.reading.albums.get(id) ?? []))];
  }

  /**
   * The files that a file belongs to. Copies and companions of photos that look alike join their group.
   *
   * @param alike the groups of photos that look alike, by the id of each photo in one
   */
  groupOf(file: FilePhoto, alike: ReadonlyMap<string, AlikeGroup>): Group | null {
    const own = this.#ownGroup(file);
    const leader = this.#leaders.get(file.id)?.leader ?? file.id;
    const group = alike.get(leader);
    if (!group) return own;
    if (leader !== file.id && !own) return null;
    const isFollowing = leader !== file.id;
    return {
      id: group.best.from,
      kind: isFollowing && own ? own.kind : group.kind,
      best: !isFollowing && group.best.id === file.id,
    };
  }

  #ownGroup(file: FilePhoto): Group | null {
    const followed = this.#leaders.get(file.id);
    const leader = followed?.leader ?? file.id;
    const own = this.#plan.followers.get(leader)?.filter(({ kind }) => kind !== 'settings') ?? [];
    const [first] = own;
    const id = this.#files.get(leader)?.from;
    if (!first || id === undefined || followed?.follower.kind === 'settings') return null;
    return { id, kind: followed?.follower.kind ?? first.kind, best: !followed };
  }

  #dated({ id, from }: FilePhoto): DatedFile {
    return { directory: dirname(from), takenMs: takenMs(this.#dates.known(id)) };
  }
}
