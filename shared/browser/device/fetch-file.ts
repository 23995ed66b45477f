import { AppError } from '#core/failure.ts';
import { Sha256 } from '#core/bytes/sha256.ts';
import type { ModelManifest } from '#engine/model-manifest.ts';

interface WantedFile {
  readonly name: string;
  readonly url: string;
  readonly expected: ModelManifest['files'][string];
}

interface FetchOptions {
  /** Stores the beginning of a file whose transfer broke off. */
  readonly cache: Cache;
  /** Called with the number of bytes received so far. */
  readonly onBytes: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Fetches a file, and resumes where an earlier transfer broke off if the server supports range requests (RFC 9110,
 * section 14.2). Its SHA-256 is computed as it arrives.
 *
 * @throws {AppError} `network-unreachable`; `engine-damaged` if its content isn't the expected one; the signal's
 * reason on abort
 */
export async function fetchFile(
  { name, url, expected }: WantedFile,
  { cache, onBytes, signal }: FetchOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const partKey = `${url}?part`;
  const damaged = () => new AppError({ code: 'engine-damaged', details: { file: name } });
  const content = new Uint8Array(expected.bytes);
  const hash = new Sha256();
  let bytes = 0;
  const takeAll = async (body: ReadableStream<Uint8Array>) => {
    const reader = body.getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      // Longer than declared: none of it is right, and it might never end.
      if (bytes + piece.value.length > content.length) throw damaged();
      content.set(piece.value, bytes);
      hash.update(piece.value);
      bytes += piece.value.length;
      onBytes(bytes);
    }
  };
  try {
    const part = await cache.match(partKey);
    const from = part ? Number(part.headers.get('Content-Length')) : 0;
    const reply = await fetch(url, {
      signal,
      ...(from > 0 ? { headers: { Range: `bytes=${from}-` } } : {}),
    });
    if (!reply.ok || !reply.body) throw new Error(`${url} answered ${reply.status}`);
    const goesOn = reply.status === 206 && reply.headers.get('Content-Range')?.startsWith(`bytes ${from}-`);
    if (goesOn && part?.body) await takeAll(part.body);
    await takeAll(reply.body);
  } catch (cause) {
    if (cause instanceof AppError) {
      await cache.delete(partKey);
      throw cause;
    }
    // The next attempt starts here; without room for it, it starts at the beginning.
    if (bytes > 0) await cache.put(partKey, partOf(content.subarray(0, bytes))).catch(() => undefined);
    if (signal.aborted) throw signal.reason as Error;
    throw new AppError({ code: 'network-unreachable', details: {} }, { cause });
  }
  await cache.delete(partKey);
  if (bytes !== expected.bytes || hash.hex() !== expected.sha256) throw damaged();
  return content;
}

function partOf(bytes: Uint8Array<ArrayBuffer>): Response {
  return new Response(bytes, { headers: { 'Content-Length': String(bytes.length) } });
}
