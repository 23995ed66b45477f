import type { PhotoReader } from '#pipeline/ports.ts';
import type { BrowserPhoto } from './browser-photo.ts';

/** Reads the first bytes of a picked file. */
export const browserReader: PhotoReader<BrowserPhoto> = {
  readHead: async ({ file }, length) => new Uint8Array(await file.slice(0, length).arrayBuffer()),
};
