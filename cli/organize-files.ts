import { availableParallelism } from 'node:os';
import type { ArchiveEntry, PlacedPhoto } from '#core/batch-event.ts';
import { AppError, type Failure } from '#core/failure.ts';
import { localLedger } from '#pipeline/local-ledger.ts';
import { organize } from '#pipeline/organize.ts';
import type { NamingOptions } from '#pipeline/place-photo.ts';
import type { Engine } from '#server/engines/engine.ts';
import { createFileArchive } from './file-archive.ts';
import { fileDecoder } from './file-decoder.ts';
import { type FilePhoto, fileReader } from './file-photo.ts';
import type { OutFile } from './out-file.ts';
import type { OrganizedFiles } from './report.ts';

export interface OrganizeFilesOptions {
  readonly engine: Engine;
  readonly placing: NamingOptions;
  /** Undefined for a dry run. */
  readonly out: OutFile | undefined;
  readonly onProgress: (done: number, total: number, photo: FilePhoto) => void;
  readonly signal: AbortSignal;
}

/** Organizes files on disk through the pipeline and returns the result for each photo. */
export async function organizeFiles(
  photos: readonly FilePhoto[],
  { engine, placing, out, onProgress, signal }: OrganizeFilesOptions,
): Promise<OrganizedFiles> {
  const archive = createFileArchive(out);
  const ports = {
    reader: fileReader,
    decoder: fileDecoder,
    analyzer: { describe: (image, _context, stop) => engine.describe(image, stop) },
    ledger: localLedger,
    archive,
  } satisfies Parameters<typeof organize<FilePhoto>>[1];
  // One photo is decoded while the engine describes another.
  const settings = { photosPerBatch: photos.length, placing, concurrency: availableParallelism() + 1 };

  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const startedMs = new Map<string, number>();
  const tookMs = new Map<string, number>();
  const placed = new Map<string, PlacedPhoto>();
  const failures = new Map<string, Failure>();
  let entries: readonly ArchiveEntry[] = [];

  const ended = (photoId: string, done: number, total: number) => {
    tookMs.set(photoId, Math.round(performance.now() - (startedMs.get(photoId) ?? 0)));
    const photo = byId.get(photoId);
    if (photo) onProgress(done, total, photo);
  };

  try {
    for await (const event of organize(photos, ports, settings, signal)) {
      if (event.type === 'looking') startedMs.set(event.photoId, performance.now());
      if (event.type === 'refused') failures.set(event.photoId, event.failure);
      if (event.type === 'failed') {
        failures.set(event.photoId, event.failure);
        ended(event.photoId, event.done, event.total);
      }
      if (event.type === 'placed') {
        placed.set(event.photo.photoId, event.photo);
        ended(event.photo.photoId, event.done, event.total);
      }
      if (event.type === 'followed') placed.set(event.photo.photoId, event.photo);
      if (event.type === 'archived') entries = event.entries;
    }
  } catch (error) {
    // The report says for each photo why it was not placed.
    if (!(error instanceof AppError && error.failure.code === 'all-photos-failed')) throw error;
  }

  const paths = new Map(entries.map(({ photoId, path }) => [photoId, path]));
  const results = photos.map((photo) => ({
    photo,
    sha256: archive.sha256(photo),
    ms: tookMs.get(photo.id),
    placed: placed.get(photo.id),
    path: paths.get(photo.id),
    failure: failures.get(photo.id),
  }));
  return { results, writtenTo: archive.writtenTo };
}
