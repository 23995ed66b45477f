import { CHROMA_EDGE, type Fingerprint, hashesOf, LUMA_EDGE } from './fingerprint.ts';
import { GREY_CHROMA } from './limits.ts';

/** How a square of cells is turned: first mirrored at its center in either direction, then at its diagonal. */
interface Turn {
  readonly isMirroredAcross: boolean;
  readonly isMirroredDown: boolean;
  readonly isTransposed: boolean;
}

/** A fingerprint in an orientation that is the same for rotated and mirrored versions of a picture. */
export interface UprightForm {
  readonly print: Fingerprint;
  /** The turn that was applied, as a number: of two pictures with the same one, neither is turned. */
  readonly turn: number;
}

/**
 * Turns a fingerprint so that its right half is lighter than its left, its lower half lighter than its upper, and the
 * difference is larger across than down. So each picture is compared in one direction instead of eight. A picture
 * that is equally light on both sides may be missed.
 */
export function uprightForm(print: Fingerprint): UprightForm {
  let [across, down] = [0, 0];
  const middle = (LUMA_EDGE - 1) / 2;
  print.luma.forEach((light, at) => {
    across += light * ((at % LUMA_EDGE) - middle);
    down += light * (Math.floor(at / LUMA_EDGE) - middle);
  });
  const turn = {
    isMirroredAcross: across < 0,
    isMirroredDown: down < 0,
    isTransposed: Math.abs(across) < Math.abs(down),
  };
  const luma = turned(print.luma, LUMA_EDGE, turn);
  const chroma = new Uint8Array(print.chroma.length);
  for (const start of [0, CHROMA_EDGE ** 2]) {
    chroma.set(turned(print.chroma.subarray(start, start + CHROMA_EDGE ** 2), CHROMA_EDGE, turn), start);
  }
  const aspect = turn.isTransposed ? 1 / print.aspect : print.aspect;
  return {
    print: { ...print, aspect, luma, chroma, ...hashesOf(luma) },
    turn: Number(turn.isMirroredAcross) + 2 * Number(turn.isMirroredDown) + 4 * Number(turn.isTransposed),
  };
}

/** Returns whether a picture is colorless. */
export function isGrey({ chroma }: Fingerprint): boolean {
  let sum = 0;
  for (const value of chroma) sum += Math.abs(value - 128);
  return sum / chroma.length < GREY_CHROMA;
}

function turned(cells: Uint8Array, edge: number, turn: Turn): Uint8Array {
  const out = new Uint8Array(cells.length);
  for (let y = 0; y < edge; y += 1) {
    for (let x = 0; x < edge; x += 1) {
      const [across, down] = turn.isTransposed ? [y, x] : [x, y];
      const column = turn.isMirroredAcross ? edge - 1 - across : across;
      const row = turn.isMirroredDown ? edge - 1 - down : down;
      out[y * edge + x] = cells[row * edge + column]!;
    }
  }
  return out;
}
