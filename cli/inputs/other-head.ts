import { DATED_HEAD_BYTES, type OtherHead } from '#codec/written/written-date.ts';

/**
 * Returns a file's bytes with a new beginning. Only the beginning is held in memory.
 *
 * @param headOf returns the new beginning; undefined if the file stays unchanged
 */
export async function* withOtherHead(
  pieces: AsyncIterable<Uint8Array>,
  headOf: (head: Uint8Array) => OtherHead | undefined,
): AsyncGenerator<Buffer, void, void> {
  let held: Uint8Array[] | undefined = [];
  let heldBytes = 0;
  for await (const piece of pieces) {
    if (!held) {
      yield Buffer.from(piece.buffer, piece.byteOffset, piece.length);
      continue;
    }
    held.push(piece);
    heldBytes += piece.length;
    if (heldBytes < DATED_HEAD_BYTES) continue;
    yield* changed(held, headOf);
    held = undefined;
  }
  if (held) yield* changed(held, headOf);
}

function* changed(
  held: readonly Uint8Array[],
  headOf: (head: Uint8Array) => OtherHead | undefined,
): Generator<Buffer, void, void> {
  const head = Buffer.concat(held);
  // As many bytes as the caller inspected when it asked for a new beginning.
  const other = headOf(head.subarray(0, DATED_HEAD_BYTES));
  if (other) yield Buffer.from(other.bytes);
  yield head.subarray(other?.replaced ?? 0);
}
