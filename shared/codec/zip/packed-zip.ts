import { LOCAL_HEADER_BYTES, localHeaderBytes, type ZipEntry } from '#core/bytes/zip-directory.ts';
import {
  BROWSER_ZIP_LIMITS,
  bytesOf,
  entriesOf,
  isMadeToFill,
  sumOf,
  unreadableZip,
  type ZipLimits,
  type ZipSource,
} from './zip-entries.ts';
import { entryPath, insidePath } from './zip-names.ts';

/** The location of a file's content in its ZIP. */
export interface PackedContent {
  readonly start: number;
  readonly end: number;
  readonly isDeflated: boolean;
}

/** A file in a ZIP that hasn't been unpacked. */
export interface PackedFile {
  /** The path in the ZIP, with forward slashes. It is untrusted: display it, but never use it as a path on disk. */
  readonly path: string;
  /** The last segment of the path, without slashes. */
  readonly name: string;
  /** Milliseconds since 1970 (UTC). */
  readonly modifiedMs: number;
  /** The size that it must have once unpacked. */
  readonly sizeBytes: number;
  readonly crc32: number;
  /** Undefined for an entry that is damaged, or made to fill memory. */
  readonly content: PackedContent | undefined;
}

const METHODS = { stored: 0, deflated: 8 } as const;

/**
 * Returns the files of a ZIP with their locations in it, one by one, without folders and the files that operating
 * systems add. Only headers are read; the content may be damaged.
 *
 * @throws {AppError} `zip-unreadable` if the file isn't a ZIP, is encrypted, or exceeds the limits
 */
export async function* packedFilesInZip(
  zip: ZipSource,
  limits: ZipLimits = BROWSER_ZIP_LIMITS,
): AsyncGenerator<PackedFile, void, void> {
  const entries = await entriesOf(zip, limits);
  const deflated = entries.filter(({ method }) => method !== METHODS.stored);
  const inflatedBytes = sumOf(deflated, ({ sizeBytes }) => sizeBytes);
  if (inflatedBytes > limits.inflatedBytes) {
    throw unreadableZip({ reason: 'too-large', limitBytes: limits.inflatedBytes });
  }
  for (const entry of entries) yield await located(zip, entry);
}

async function located(zip: ZipSource, entry: ZipEntry): Promise<PackedFile> {
  const { offset, packedBytes, sizeBytes, modifiedMs, crc32 } = entry;
  const headerBytes = localHeaderBytes(await bytesOf(zip, offset, offset + LOCAL_HEADER_BYTES));
  const path = insidePath(entryPath(entry));
  const start = offset + headerBytes;
  const isWithin = headerBytes > 0 && start + packedBytes <= zip.sizeBytes;
  const isStored = entry.method === METHODS.stored && packedBytes === sizeBytes;
  const isDeflated = entry.method === METHODS.deflated && !isMadeToFill(entry);
  const isUsable = isWithin && (isStored || isDeflated);
  const content = isUsable ? { start, end: start + packedBytes, isDeflated } : undefined;
  return { path, name: path.split('/').at(-1) ?? '', modifiedMs, sizeBytes, crc32, content };
}
