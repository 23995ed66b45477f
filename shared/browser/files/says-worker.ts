import { fileSays } from '#codec/facts/file-says.ts';
import { fileMetadata } from '#codec/metadata/file-metadata.ts';
import type { FileSays } from '#core/dates/batch-dates.ts';
import type { Coordinates } from '#core/takeout/coordinates.ts';
import { sourceOfBlob } from './blob-source.ts';
import { serveWorker } from '../serve-worker.ts';

export interface SaysRequest {
  readonly file: File;
  /** The place from the sidecar, for a file without a place of its own. */
  readonly told: Coordinates | undefined;
}

/** Reads only the parts of a file that contain metadata. */
serveWorker<SaysRequest, FileSays>(
  async ({ file, told }) => fileSays(await fileMetadata(sourceOfBlob(file)), told, Date.now()),
  { code: 'photo-unreadable', details: {} },
);
