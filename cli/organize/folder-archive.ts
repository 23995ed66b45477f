import type { PlannedPhoto } from '#core/destinations/plan-journal.ts';
import type { Archive, PhotoEntry } from '#pipeline/ports.ts';
import { putInto, type PutFiles, type PutOptions } from '../destinations/put-into.ts';
import { stageXmp } from '../destinations/xmp-stage.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import { rememberPeople, type RunPeople } from '../people/run-people.ts';
import type { FileArchive } from './file-archive.ts';
import type { LibraryPort } from './library-port.ts';

export interface FolderArchiveOptions {
  readonly into: PutOptions;
  readonly library: LibraryPort | undefined;
  readonly people: RunPeople | undefined;
  /** Returns what the lists tell about every picked photo; no lists without it. */
  readonly listed: (() => readonly PlannedPhoto[]) | undefined;
}

/** Puts the original files into a folder or a storage, with their own times, instead of into a ZIP. */
export class FolderArchive implements Archive<FilePhoto> {
  readonly #sums: FileArchive;
  readonly #options: FolderArchiveOptions;
  #put: PutFiles | undefined;

  /** @param sums knows the checksums of prepared photos */
  constructor(sums: FileArchive, options: FolderArchiveOptions) {
    this.#sums = sums;
    this.#options = options;
  }

  /** The result; undefined if the run was stopped before. */
  get put(): PutFiles | undefined {
    return this.#put;
  }

  prepare(photo: FilePhoto): Promise<void> {
    return this.#sums.prepare(photo);
  }

  async finish(entries: readonly PhotoEntry<FilePhoto>[]): Promise<void> {
    const { into, library, people, listed } = this.#options;
    const { folder, inputs, signal } = into;
    if (signal.aborted) return;
    const photos = entries.map(({ photo }) => photo);
    for (const photo of photos) if (photo.made) await this.#sums.prepare(photo);
    const xmp = folder && (await stageXmp(folder.own, photos));
    const toPut = entries.flatMap((entry) => {
      const photo = xmp?.files.get(entry.photoId) ?? entry.photo;
      const sha256 = this.#sums.sha256(photo);
      const path = library?.pathOf(entry.path) ?? entry.path;
      return sha256 === undefined ? [] : [{ ...entry, path, photo, sha256 }];
    });
    if (folder) {
      await rememberPeople(toPut, people);
      await library?.makeRoom(toPut);
    }
    const staged = xmp?.folder === undefined ? [] : [xmp.folder];
    this.#put = await putInto(toPut, listed, { ...into, inputs: [...inputs, ...staged] });
  }
}
