import { checkComplete } from '#core/board/arrangement.ts';
import type { ArchiveEntry } from '#core/batch/batch-event.ts';
import type { XmpOf } from '#core/xmp/batch-xmp.ts';
import type { Photo } from '#core/photo.ts';
import type { Archive, BesidePhotos } from '#pipeline/ports.ts';

/** Gives entries the names that they will have in the ZIP. */
export type NameEntries = (entries: readonly ArchiveEntry[]) => readonly ArchiveEntry[];

/** The archive of a batch and its photos, to be made again under other paths, or with photos that came later. */
export class SavedArchive<Source extends Photo> {
  readonly #archive: Archive<Source>;
  #photos: readonly Source[];
  readonly #zip: () => Blob | undefined;

  constructor(archive: Archive<Source>, photos: readonly Source[], zip: () => Blob | undefined) {
    this.#archive = archive;
    this.#photos = photos;
    this.#zip = zip;
  }

  /** From now on the archive is of these photos, in this order. */
  hold(photos: readonly Source[]): void {
    this.#photos = photos;
  }

  /** The ZIP as it was made last. */
  get zip(): Blob | undefined {
    return this.#zip();
  }

  /** As of `Archive`. */
  get leftOut(): readonly string[] {
    return this.#archive.leftOut ?? [];
  }

  /**
   * Makes the ZIP with exactly these entries, in the order in which their photos were picked.
   *
   * @throws {AppError} `archive-incomplete`
   */
  async finish(entries: readonly ArchiveEntry[], beside?: BesidePhotos<Source>): Promise<void> {
    const inOrder = this.#withPhotos(entries);
    checkComplete(inOrder, new Set(entries.map(({ photoId }) => photoId)));
    await this.#archive.finish(inOrder, beside);
  }

  /** The entries under the names that they will have in the ZIP; as of `Archive`. */
  named(entries: readonly ArchiveEntry[], xmpOf: XmpOf | undefined): readonly ArchiveEntry[] {
    return this.#archive.named?.(this.#withPhotos(entries), xmpOf) ?? entries;
  }

  #withPhotos(entries: readonly ArchiveEntry[]) {
    const byPhoto = new Map(entries.map((entry) => [entry.photoId, entry]));
    return this.#photos.flatMap((photo) => {
      const entry = byPhoto.get(photo.id);
      return entry ? [{ ...entry, photo }] : [];
    });
  }

  /**
   * The archive for photos that are tried again: what it is finished with joins what is there.
   *
   * @param join gives the entries of all photos, under the names that they will have in the ZIP
   */
  joinedBy(
    join: (added: readonly ArchiveEntry[], named: NameEntries) => readonly ArchiveEntry[],
  ): Archive<Source> {
    return {
      prepare: (photo, signal) => this.#archive.prepare(photo, signal),
      finish: (added, beside) =>
        this.finish(
          join(added, (all) => this.named(all, beside?.xmpOf)),
          beside,
        ),
    };
  }
}
