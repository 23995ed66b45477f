import { byCodePage, WINDOWS_1252_HIGH } from '#core/bytes/code-pages.ts';
import { METADATA_READING } from './limits.ts';

/** The datasets of IPTC (IIM 4.2) that are read, as record and number; limited for privacy. */
const DATASETS = {
  title: 0x0205,
  keywords: 0x0219,
  day: 0x0237,
  time: 0x023c,
  headline: 0x0269,
  caption: 0x0278,
} as const;

/** The name of a dataset that is read. */
export type IptcName = keyof typeof DATASETS;

/** Begins each dataset (IIM 1.5.1): this byte, the record, the number, and two bytes of length. */
const MARKER = 0x1c;
const HEAD_BYTES = 5;
/** In the length: the rest is the number of bytes of the length that follows (IIM 1.5.1, extended dataset). */
const EXTENDED = 0x8000;

/**
 * Reads texts of IPTC datasets. Those before a broken dataset count, up to `METADATA_READING.datasets` of them.
 *
 * @returns a function that gives the values of a dataset, in order; none if it is missing
 */
export function iptcValues(iptc: Uint8Array | undefined): (name: IptcName) => readonly string[] {
  const found = new Map<number, string[]>();
  const wanted: ReadonlySet<number> = new Set(Object.values(DATASETS));
  for (const { id, value } of datasetsIn(iptc ?? new Uint8Array())) {
    if (!wanted.has(id)) continue;
    const values = found.get(id);
    if (values) values.push(decoded(value));
    else found.set(id, [decoded(value)]);
  }
  return (name) => found.get(DATASETS[name]) ?? [];
}

function* datasetsIn(bytes: Uint8Array): Generator<{ readonly id: number; readonly value: Uint8Array }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  for (let count = 0; count < METADATA_READING.datasets; count += 1) {
    if (at + HEAD_BYTES > bytes.length || view.getUint8(at) !== MARKER) return;
    const id = view.getUint16(at + 1);
    const length = view.getUint16(at + 3);
    const lengthBytes = length >= EXTENDED ? length - EXTENDED : 0;
    const start = at + HEAD_BYTES + lengthBytes;
    if (start > bytes.length) return;
    const sizeBytes = lengthBytes > 0 ? numberIn(bytes.subarray(at + HEAD_BYTES, start)) : length;
    if (sizeBytes > bytes.length - start) return;
    yield { id, value: bytes.subarray(start, start + sizeBytes) };
    at = start + sizeBytes;
  }
}

/** A large number of bytes gives infinity at most, which no block has. */
function numberIn(bytes: Uint8Array): number {
  return bytes.reduce((number, byte) => number * 0x100 + byte, 0);
}

/**
 * UTF-8 if it is valid, else Windows' Latin, which programs wrote before. Whether UTF-8 is declared (1:90) makes no
 * difference: some programs declare it and write Latin, or the other way around.
 */
function decoded(value: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(value);
  } catch {
    // Some versions of Node.js decode a part of Windows' Latin as controls.
    return byCodePage(value, WINDOWS_1252_HIGH);
  }
}
