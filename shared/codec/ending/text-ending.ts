import type { RawSource } from '../raw/raw-source.ts';
import type { Ending } from './ending.ts';
import { ENDING_READING } from './limits.ts';

/** Returns whether a text about a photo is closed: the outermost element of an XML, or a JSON as a whole. */
export async function textEnding(source: RawSource, name: string): Promise<Ending> {
  if (/\.(?:xmp|aae|xml|svg)$/i.test(name)) return xmlEnding(source);
  if (!/\.json$/i.test(name) || source.sizeBytes > ENDING_READING.textBytes) return 'unknown';
  try {
    JSON.parse(new TextDecoder().decode(await source.read(0, source.sizeBytes)).replace(/^\uFEFF/, ''));
    return 'whole';
  } catch {
    return 'cut';
  }
}

async function xmlEnding(source: RawSource): Promise<Ending> {
  const { tailBytes } = ENDING_READING;
  const head = textOf(await source.read(0, Math.min(tailBytes, source.sizeBytes)));
  // A property list may be binary, and a text may be in an encoding that isn't read here.
  if (!/^\s*</.test(head)) return 'unknown';
  const [, root, rest = ''] = /<([\p{L}_][^\s/>]*)([^>]*>?)/u.exec(head) ?? [];
  if (root === undefined) return source.sizeBytes > tailBytes ? 'unknown' : 'cut';
  if (rest.endsWith('/>')) return 'whole';
  const tail = textOf(await source.read(Math.max(0, source.sizeBytes - tailBytes), source.sizeBytes));
  return tail.includes(`</${root}>`) ? 'whole' : 'cut';
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replace(/^\uFEFF/, '');
}
