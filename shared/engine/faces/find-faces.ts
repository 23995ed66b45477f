import type { Face } from '#core/people/face.ts';
import { VECTOR_LENGTH } from '#core/people/limits.ts';
import { floatOutput, type TensorModel } from '../networks/tensor-model.ts';
import type { Region, RgbImage } from '../pictures/image.ts';
import { decodeFaces, FULL_RANGE, SAME_FACE_OVERLAP, SHORT_RANGE, withoutRepeats } from './decode-faces.ts';
import { coverage, overlap } from '#core/people/overlap.ts';
import type { FaceBox } from './face-box.ts';
import { chipInput, detectorInput } from './face-input.ts';
import { type FaceSpace, inFaceSpace, unit } from './face-space.ts';
import {
  CHECKED_SCORE,
  CROP_SIZE,
  FOUND_SCORE,
  MOST_FACES,
  FRONTAL,
  GROUPED_FROM_PX,
  SAME_COVERAGE,
  SMALLEST_FACE_PX,
  TILE_SHARE,
  TILED_FROM_PX,
} from './limits.ts';

/** The loaded networks for faces. */
export interface FaceNetworks {
  readonly finder: TensorModel;
  readonly checker: TensorModel;
  readonly describer: TensorModel;
  readonly space: FaceSpace;
}

/**
 * Finds the faces of a picture, and computes a vector for each: faces of one person have vectors close to each other.
 *
 * @param image upright, with a long edge of ideally `ENGINE_LONG_EDGE_PX`
 * @param isThorough also looks for small faces if there is no large one
 * @returns the faces, surest first; their boxes are shares of the picture
 */
export async function findFaces(
  image: RgbImage,
  networks: FaceNetworks,
  isThorough = true,
): Promise<readonly Face[]> {
  const faces: Face[] = [];
  for (const box of await findBoxes(image, networks, isThorough)) {
    faces.push({
      left: box.left / image.width,
      top: box.top / image.height,
      width: box.width / image.width,
      height: box.height / image.height,
      score: box.score,
      sizePx: Math.min(box.width, box.height),
      isClear: isClear(box),
      vector: inFaceSpace(await plainVector(image, box, networks), networks.space),
    });
  }
  return faces;
}

/** Finds the faces of a picture, each checked by a second network; in pixels, surest first. */
export async function findBoxes(
  image: RgbImage,
  { finder, checker }: Pick<FaceNetworks, 'finder' | 'checker'>,
  isThorough = true,
): Promise<readonly FaceBox[]> {
  const find = (view: Region) =>
    finder.run(detectorInput(image, view, FULL_RANGE.edgePx), (outputs) =>
      decodeFaces(FULL_RANGE, outputs, view, FOUND_SCORE),
    );
  const candidates = [...(await find(wholeOf(image)))];
  const tiles = isThorough || candidates.length > 0 ? tilesOf(image) : [];
  for (const tile of tiles) candidates.push(...(await find(tile)));
  candidates.sort((a, b) => b.score - a.score);
  const checked: FaceBox[] = [];
  for (const candidate of withoutRepeats(candidates, isSameFace).slice(0, MOST_FACES)) {
    if (Math.min(candidate.width, candidate.height) < SMALLEST_FACE_PX) continue;
    const face = await checkedFace(image, candidate, checker);
    if (face && Math.min(face.width, face.height) >= SMALLEST_FACE_PX) checked.push(face);
  }
  checked.sort((a, b) => b.score - a.score);
  return withoutRepeats(checked, isSameFace);
}

/**
 * Returns whether two boxes show the same face: a face cut by a tile's edge is part of the same face in another tile.
 */
function isSameFace(a: FaceBox, b: FaceBox): boolean {
  return overlap(a, b) > SAME_FACE_OVERLAP || coverage(a, b) > SAME_COVERAGE;
}

async function checkedFace(
  image: RgbImage,
  candidate: FaceBox,
  checker: TensorModel,
): Promise<FaceBox | undefined> {
  const edge = Math.max(candidate.width, candidate.height) * CROP_SIZE;
  const view = {
    left: candidate.left + (candidate.width - edge) / 2,
    top: candidate.top + (candidate.height - edge) / 2,
    width: edge,
    height: edge,
  };
  const input = detectorInput(image, view, SHORT_RANGE.edgePx);
  const faces = await checker.run(input, (outputs) => decodeFaces(SHORT_RANGE, outputs, view, CHECKED_SCORE));
  return faces.find((face) => isSameFace(face, candidate));
}

/** Returns whether a face has enough pixels, and is turned little enough, to distinguish people. */
function isClear({ width, height, rightEye, leftEye, mouth }: FaceBox): boolean {
  const eyes = Math.hypot(leftEye.x - rightEye.x, leftEye.y - rightEye.y);
  const middle = { x: (leftEye.x + rightEye.x) / 2, y: (leftEye.y + rightEye.y) / 2 };
  const length = Math.hypot(mouth.x - middle.x, mouth.y - middle.y);
  return Math.min(width, height) >= GROUPED_FROM_PX && eyes >= FRONTAL * length;
}

/** Returns the whole picture as a square. */
function wholeOf({ width, height }: RgbImage): Region {
  const edge = Math.max(width, height);
  return { left: (width - edge) / 2, top: (height - edge) / 2, width: edge, height: edge };
}

/** Returns overlapping squares of about half a larger picture's size. */
function tilesOf({ width, height }: RgbImage): readonly Region[] {
  const edge = Math.max(width, height);
  if (edge < TILED_FROM_PX) return [];
  const tile = edge * TILE_SHARE;
  return startsOf(height, tile).flatMap((top) =>
    startsOf(width, tile).map((left) => ({ left, top, width: tile, height: tile })),
  );
}

function startsOf(length: number, tile: number): readonly number[] {
  if (length <= tile) return [(length - tile) / 2];
  return [0, length - tile];
}

/** Returns the mean of the network's vectors of the face and its mirror image, of length 1. */
export async function plainVector(
  image: RgbImage,
  face: FaceBox,
  { describer }: Pick<FaceNetworks, 'describer'>,
): Promise<Float32Array> {
  const sum = new Float32Array(VECTOR_LENGTH);
  for (const isMirrored of [false, true]) {
    const input = chipInput(image, face, isMirrored);
    await describer.run(input, (outputs) => {
      for (const [at, value] of floatOutput(outputs, 0).entries()) sum[at]! += value;
    });
  }
  return unit(sum);
}
