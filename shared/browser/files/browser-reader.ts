import type { PhotoReader } from '#pipeline/ports.ts';
import type { BrowserPhoto } from './browser-photo.ts';
import { formats } from './formats.ts';

/** Reads the first bytes of a picked file. */
export const browserReader: PhotoReader<BrowserPhoto> = { formatOf: ({ file }) => formats.of(file) };
