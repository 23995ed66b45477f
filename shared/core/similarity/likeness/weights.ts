import { fromBase64, toBase64 } from '../../bytes/base64.ts';
import type { Weights } from './fit-likeness.ts';
import { SKETCH_LENGTH, SKETCH_VERSION } from './limits.ts';

/** Writes weights as text: the version of the sketches that they are for, then weights and bias as float32, in base64. */
export function writeWeights({ weights, bias }: Weights): string {
  const floats = Float32Array.of(...weights, bias);
  return SKETCH_VERSION + toBase64(new Uint8Array(floats.buffer));
}

/** Reads written weights; undefined for another text, and for sketches of another version. */
export function readWeights(text: string): Weights | undefined {
  if (!text.startsWith(SKETCH_VERSION)) return undefined;
  const bytes = fromBase64(text.slice(SKETCH_VERSION.length));
  if (bytes?.length !== (SKETCH_LENGTH + 1) * Float32Array.BYTES_PER_ELEMENT) return undefined;
  const floats = new Float32Array(bytes.buffer);
  if (!floats.every(Number.isFinite)) return undefined;
  return { weights: floats.subarray(0, SKETCH_LENGTH), bias: floats[SKETCH_LENGTH]! };
}
