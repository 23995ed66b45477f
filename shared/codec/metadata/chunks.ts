import { bytesAt, type RawSource } from '../raw/raw-source.ts';
import { METADATA_READING } from './limits.ts';

/** A chunk of a PNG or of a RIFF file. */
export interface Chunk {
  /** Four letters. */
  readonly type: string;
  /** The position where its content begins. */
  readonly start: number;
  readonly end: number;
}

/** The layout of a format's chunks. */
export interface ChunkForm {
  /** The position where the first one begins. */
  readonly firstAt: number;
  /** The fields in the eight bytes before the content. */
  readonly headOf: (view: DataView, at: number) => { readonly type: string; readonly sizeBytes: number };
  /** The number of bytes from one chunk's content to the next chunk. */
  readonly behind: (sizeBytes: number) => number;
  /** The types to look for. */
  readonly wanted: ReadonlySet<string>;
}

const HEAD_BYTES = 8;

/**
 * Returns the wanted chunks of a file: as many from its start as the limit allows, and if it has more, those at its
 * end, which are recognized by their types and by an unbroken sequence of chunks to the very end.
 */
export async function chunksIn(source: RawSource, form: ChunkForm): Promise<readonly Chunk[]> {
  const chunks: Chunk[] = [];
  let at = form.firstAt;
  for (let count = 0; count < METADATA_READING.segments; count += 1) {
    const head = await bytesAt(source, at, HEAD_BYTES);
    if (!head) return chunks;
    const chunk = chunkOf(form, head, 0, at);
    if (form.wanted.has(chunk.type)) chunks.push(chunk);
    at = nextAt(form, chunk);
  }
  return [...chunks, ...(await chunksAtEnd(source, form, at))];
}

async function chunksAtEnd(source: RawSource, form: ChunkForm, from: number): Promise<readonly Chunk[]> {
  const start = Math.max(from, source.sizeBytes - METADATA_READING.tailBytes);
  const view = await bytesAt(source, start, source.sizeBytes - start);
  if (!view) return [];
  for (let at = 0; at + HEAD_BYTES <= view.byteLength; at += 1) {
    if (!form.wanted.has(form.headOf(view, at).type)) continue;
    const chain = chainFrom(form, view, at, start);
    if (chain) return chain;
  }
  return [];
}

/** Returns the wanted chunks from this position, if they lead to the end of the file. */
function chainFrom(form: ChunkForm, view: DataView, from: number, start: number): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  let at = from;
  for (let count = 0; count < METADATA_READING.segments && at + HEAD_BYTES <= view.byteLength; count += 1) {
    const chunk = chunkOf(form, view, at, start + at);
    if (form.wanted.has(chunk.type)) chunks.push(chunk);
    at = nextAt(form, chunk) - start;
  }
  return at === view.byteLength ? chunks : undefined;
}

function chunkOf(form: ChunkForm, view: DataView, at: number, fileAt: number): Chunk {
  const { type, sizeBytes } = form.headOf(view, at);
  return { type, start: fileAt + HEAD_BYTES, end: fileAt + HEAD_BYTES + sizeBytes };
}

function nextAt({ behind }: ChunkForm, { start, end }: Chunk): number {
  return end + behind(end - start);
}
