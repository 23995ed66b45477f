import { checkComplete } from '#core/board/arrangement.ts';
import type { ArchiveEntry } from '#core/batch/batch-event.ts';
import type { XmpOf } from '#core/xmp/batch-xmp.ts';
import type { Photo } from '#core/photo.ts';
import type { Archive, BesidePhotos } from '#pipeline/ports.ts';

/** Returns entries with the names that they will have in the ZIP. */
export type NameEntries = (entries: readonly ArchiveEntry[]) => readonly ArchiveEntry[];

/** The archive of a batch and its photos, for creating it again under other paths or with photos added later. */
export class SavedArchive<Source extends Photo> {
  readonly #archive: Archive<Source>;
  #photos: readonly Source[];
  readonly #zip: () => Blob | undefined;

  constructor(archive: Archive<Source>, photos: readonly Source[], zip: () => Blob | undefined) {
    this.#archive = archive;
    this.#photos = photos;
    this.#zip = zip;
  }

  /** Sets the photos of the archive, in this order. */
  hold(photos: readonly Source[]): void {
    this.#photos = photos;
  }

  /** The most recent ZIP. */
  get zip(): Blob | undefined {
    return this.#zip();
  }

  /** See `Archive`. */
  get leftOut(): readonly string[] {
    return this.#archive.leftOut ?? [];
  }

  /**
   * Creates the ZIP with exactly these entries, in the order in which their photos were picked.
   *
   * @throws {AppError} `archive-incomplete`
   */
  async finish(entries: readonly ArchiveEntry[], beside?: BesidePhotos<Source>): Promise<void> {
    const inOrder = this.#withPhotos(entries);
    checkComplete(inOrder, new Set(entries.map(({ photoId }) => photoId)));
    await this.#archive.finish(inOrder, beside);
  }

  /** Returns the entries under the names that they will have in the ZIP; see `Archive`. */
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
   * Returns the archive for retried photos: their entries join the existing ones.
   *
   * @param join returns the entries of all photos, under the names that they will have in the ZIP
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
