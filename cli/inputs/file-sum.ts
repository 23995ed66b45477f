import { createHash } from 'node:crypto';
import { type FileBytes, piecesOf } from './file-bytes.ts';

/** Returns the SHA-256 of a text in UTF-8, in lower-case hexadecimal. */
export async function sha256OfText(text: string): Promise<string> {
  return createHash('sha256').update(text).digest('hex');
}

/** Returns the SHA-256 of a file, in lower-case hexadecimal. Throws if it can't be read. */
export async function sha256OfFile(file: FileBytes): Promise<string> {
  return sha256OfPieces(piecesOf(file));
}

/** Returns the SHA-256 of bytes that come piece by piece, in lower-case hexadecimal. */
export async function sha256OfPieces(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
}
