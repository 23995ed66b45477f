import type { FileHandle } from 'node:fs/promises';
import { openPieces } from './regular-file.ts';

const LINE_BREAK = 10;

/**
 * Reads the whole lines of an open file. A line that is too long is skipped without being kept in memory, and so is a
 * last line without a line break, which a crash cut off.
 *
 * @param mostBytes the longest line that is read
 */
export async function* ownLines(file: FileHandle, mostBytes: number): AsyncGenerator<string, void, void> {
  let begun: Buffer[] = [];
  let length = 0;
  for await (const piece of openPieces(file)) {
    let start = 0;
    for (let end = piece.indexOf(LINE_BREAK); end >= 0; end = piece.indexOf(LINE_BREAK, start)) {
      length += end - start;
      if (length <= mostBytes) yield Buffer.concat([...begun, piece.subarray(start, end)]).toString('utf8');
      begun = [];
      length = 0;
      start = end + 1;
    }
    length += piece.length - start;
    if (length <= mostBytes) begun.push(piece.subarray(start));
    else begun = [];
  }
}
