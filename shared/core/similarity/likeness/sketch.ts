import { fromBase64, toBase64 } from '../../bytes/base64.ts';
import { SKETCH_LENGTH, SKETCH_STEP, SKETCH_TEXT_LENGTH, SKETCH_VERSION } from './limits.ts';

/**
 * Writes a sketch as text: the version, then each number as a signed byte, in base64. Numbers out of range are
 * clamped.
 *
 * @param values `SKETCH_LENGTH` numbers
 */
export function writeSketch(values: Float32Array): string {
  const steps = Int8Array.from(values, (value) =>
    Math.max(-127, Math.min(127, Math.round(value / SKETCH_STEP))),
  );
  return SKETCH_VERSION + toBase64(new Uint8Array(steps.buffer));
}

/** Reads the numbers of a written sketch; undefined for another text, and for a sketch of another version. */
export function readSketch(text: string): Float32Array | undefined {
  if (text.length !== SKETCH_TEXT_LENGTH || !text.startsWith(SKETCH_VERSION)) return undefined;
  const bytes = fromBase64(text.slice(SKETCH_VERSION.length));
  if (bytes?.length !== SKETCH_LENGTH) return undefined;
  return Float32Array.from(new Int8Array(bytes.buffer), (steps) => steps * SKETCH_STEP);
}

/** Returns whether it is the text of a comparable sketch. */
export function isSketch(value: unknown): value is string {
  return typeof value === 'string' && readSketch(value) !== undefined;
}
