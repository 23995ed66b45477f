import { type FileSays, fileSays } from '#codec/facts/file-says.ts';
import { fileMetadata } from '#codec/metadata/file-metadata.ts';
import type { Coordinates } from '#core/takeout/coordinates.ts';
import { sourceOfBlob } from './blob-source.ts';
import { serveWorker } from '../serve-worker.ts';

export interface SaysRequest {
  readonly file: File;
  /** Where it was taken by its sidecar, for a file that does not say it. */
  readonly told: Coordinates | undefined;
}

/** Reads only where the metadata of a file is. */
serveWorker<SaysRequest, FileSays>(
  async ({ file, told }) => fileSays(await fileMetadata(sourceOfBlob(file)), told, Date.now()),
  { code: 'photo-unreadable', details: {} },
);
