import type { RawSource } from '../raw/raw-source.ts';
import { BlockReader } from './block-reader.ts';
import { boxesEnding, isBoxType } from './box-ending.ts';
import { gifEnding, pngEnding, riffEnding } from './chunk-endings.ts';
import { jpegEnding } from './jpeg-ending.ts';
import { ENDING_READING } from './limits.ts';
import { matroskaEnding } from './matroska-ending.ts';
import { textEnding } from './text-ending.ts';
import { tiffEnding } from './tiff-ending.ts';

/**
 * Whether a file has its end: `whole`, `cut` if something that it promises is missing, or `unknown` if its format doesn't
 * tell.
 */
export type Ending = 'whole' | 'cut' | 'unknown';

const ZIP_DIRECTORY_END = 'PK\u0005\u0006';

/**
 * Returns whether a photo, a film or a file about one is complete, by its own structure. Bytes behind the end count
 * only if the file promises them, or if they are a file themselves, such as the film of a motion photo.
 *
 * @param name decides only for texts
 */
export async function endingOf(source: RawSource, name: string, depth = 0): Promise<Ending> {
  if (source.sizeBytes === 0) return 'cut';
  const reader = new BlockReader(source);
  const head = await reader.letters(0, 16);
  if (head.startsWith('\u00ff\u00d8')) {
    return jpegEnding(reader, (at) => partEnding(source, at, name, depth + 1));
  }
  if (head.startsWith('\u0089PNG')) return pngEnding(reader);
  if (head.startsWith('GIF8')) return gifEnding(reader);
  if (head.startsWith('RIFF')) return riffEnding(reader);
  if (head.startsWith('PK\u0003\u0004')) return zipEnding(reader);
  if (head.startsWith('\u001aE\u00df\u00a3')) return matroskaEnding(reader);
  if (isBoxType(head.slice(4, 8))) return boxesEnding(reader);
  if (/^(?:II[*+\u0055]\0|MM\0[*+]|IIRO|IIRS|MMOR)/.test(head)) return tiffEnding(source);
  if (head.startsWith('FUJIFILMCCD-RAW')) return rafEnding(reader);
  if (head.startsWith('BM')) return bmpEnding(reader);
  return textEnding(source, name);
}

/** Returns the ending of the file that begins inside another one. */
async function partEnding(source: RawSource, at: number, name: string, depth: number): Promise<Ending> {
  if (depth > ENDING_READING.depth) return 'unknown';
  const part = {
    sizeBytes: source.sizeBytes - at,
    read: (start: number, end: number) => source.read(at + start, Math.min(at + end, source.sizeBytes)),
  };
  return endingOf(part, name, depth);
}

/** A comment of up to 64 KB may follow the end of the directory (APPNOTE, 4.3.16). */
async function zipEnding(reader: BlockReader): Promise<Ending> {
  const from = Math.max(0, reader.sizeBytes - ENDING_READING.blockBytes);
  const tail = new TextDecoder('latin1').decode(await reader.bytes(from, ENDING_READING.blockBytes));
  return tail.includes(ZIP_DIRECTORY_END) ? 'whole' : 'cut';
}

/** Offsets and lengths of the JPEG, of the sensor's header and of its data. */
async function rafEnding(reader: BlockReader): Promise<Ending> {
  for (const at of [84, 92, 100]) {
    const [offset, length] = [await reader.number(at, 4), await reader.number(at + 4, 4)];
    if (offset === undefined || length === undefined || offset + length > reader.sizeBytes) return 'cut';
  }
  return 'whole';
}

async function bmpEnding(reader: BlockReader): Promise<Ending> {
  const declared = await reader.number(2, 4, true);
  if (declared === undefined) return 'cut';
  // Some programs leave the size out.
  if (declared === 0) return 'unknown';
  return declared <= reader.sizeBytes ? 'whole' : 'cut';
}
