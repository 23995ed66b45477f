import { createHash } from 'node:crypto';
import { type FileBytes, piecesOf } from './file-bytes.ts';

/** The SHA-256 of a file, in lower-case hexadecimal. Throws if it cannot be read. */
export async function sha256OfFile(file: FileBytes): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of piecesOf(file)) hash.update(piece);
  return hash.digest('hex');
}
