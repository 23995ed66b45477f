import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBase64Picture } from '#server/routes/base64-picture.ts';
import { survives } from './survives.ts';

/** Deeper than this the reader gives up, which JSON.parse does not. */
const DEPTH = 20;

const pictures = fc.base64String({ maxLength: 200 });
const bodies = fc
  .tuple(
    fc.dictionary(fc.string({ maxLength: 5 }), fc.jsonValue({ maxDepth: DEPTH }), { maxKeys: 5 }),
    fc.oneof(pictures, fc.jsonValue({ maxDepth: 2 })),
  )
  .map(([others, base64Image]) => Object.assign(others, { base64Image }));
const texts = fc.oneof(
  fc
    .tuple(bodies, fc.constantFrom(undefined, 1, '\t'))
    .map(([body, indent]) => JSON.stringify(body, null, indent)),
  fc.json({ maxDepth: DEPTH }),
  // A valid body with a character changed, removed or doubled somewhere.
  fc
    .tuple(bodies, fc.nat(), fc.constantFrom('', '{', '}', '[', ']', ',', ':', '"', '\\', '1', 'null', ' '))
    .map(([body, at, piece]) => {
      const text = JSON.stringify(body);
      const cut = at % text.length;
      return text.slice(0, cut) + piece + text.slice(cut + (at % 2));
    }),
);

/** The result for the whole document, read in one go. */
function expected(text: string): string | undefined {
  let base64Image: unknown;
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
    base64Image = (body as Record<string, unknown>)['base64Image'];
  } catch {
    return undefined;
  }
  if (typeof base64Image !== 'string' || !/^[A-Za-z0-9+/\s]+={0,2}\s*$/.test(base64Image)) return undefined;
  return Buffer.from(base64Image, 'base64').toString('hex');
}

/** The text in pieces of this many bytes. */
function streamOf(text: string, pieceBytes: number): ReadableStream<Uint8Array> {
  const bytes = Buffer.from(text);
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(new Uint8Array(bytes.subarray(at, (at += pieceBytes))));
    },
  });
}

describe('a picture in JSON', () => {
  it('equals the result of JSON.parse, in whatever pieces it arrives', () =>
    survives(fc.tuple(texts, fc.integer({ min: 1, max: 50 })), async ([text, pieceBytes]) => {
      const picture = await readBase64Picture(streamOf(text, pieceBytes));
      expect(picture && Buffer.from(picture).toString('hex')).toBe(expected(text));
    }));
});
