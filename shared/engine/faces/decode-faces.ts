import type { Tensor } from '../networks/tensor-model.ts';
import { floatOutput } from '../networks/tensor-model.ts';
import type { Region } from '../pictures/image.ts';
import { overlap } from '#core/people/overlap.ts';
import type { FaceBox, Point } from './face-box.ts';

/**
 * One of MediaPipe's face detectors: the edge of its square input in pixels, and its grids, each with its stride in
 * pixels and its anchors per cell (mediapipe/modules/face_detection/*.pbtxt).
 */
export interface FaceDetector {
  readonly edgePx: number;
  readonly grids: readonly { readonly stride: number; readonly anchors: number }[];
}

/** For whole photos: `face_detection_full_range_sparse`. */
export const FULL_RANGE: FaceDetector = { edgePx: 192, grids: [{ stride: 4, anchors: 1 }] };
/** For one face that fills much of its picture: `face_detection_short_range`. */
export const SHORT_RANGE: FaceDetector = {
  edgePx: 128,
  grids: [
    { stride: 8, anchors: 2 },
    { stride: 16, anchors: 6 },
  ],
};

/** The numbers of each anchor: center, size, then six points, the first three of which are both eyes and the nose. */
const NUMBERS = 16;
const RIGHT_EYE = 4;
const LEFT_EYE = 6;
const MOUTH = 10;
/** Boxes of one detector that overlap more than this are the same face, as in MediaPipe. */
export const SAME_FACE_OVERLAP = 0.3;

/**
 * Decodes a detector's outputs into faces of the picture, surest first, each once.
 *
 * Boxes are encoded as in MediaPipe's `tensors_to_detections_calculator`: offsets from the anchor's center in pixels of
 * the input, scores as logits.
 *
 * @param outputs boxes [anchors, 16] and scores [anchors, 1], in any order
 * @param view the part of the picture that the input shows, in pixels of the picture
 * @param lowest faces with a lower score (0 to 1) are left out
 */
export function decodeFaces(
  { edgePx, grids }: FaceDetector,
  outputs: readonly Tensor[],
  view: Region,
  lowest: number,
): readonly FaceBox[] {
  const [first, second] = [floatOutput(outputs, 0), floatOutput(outputs, 1)];
  const [boxes, scores] = first.length > second.length ? [first, second] : [second, first];
  const lowestLogit = Math.log(lowest / (1 - lowest));
  const found: FaceBox[] = [];
  let anchor = 0;
  for (const { stride, anchors } of grids) {
    const cells = edgePx / stride;
    for (let cell = 0; cell < cells * cells; cell += 1) {
      const center = { x: ((cell % cells) + 0.5) * stride, y: (Math.floor(cell / cells) + 0.5) * stride };
      for (let one = 0; one < anchors; one += 1, anchor += 1) {
        if (scores[anchor]! < lowestLogit) continue;
        const box = boxes.subarray(anchor * NUMBERS, (anchor + 1) * NUMBERS);
        found.push(faceAt(box, center, scores[anchor]!, { view, edgePx }));
      }
    }
  }
  found.sort((a, b) => b.score - a.score);
  return withoutRepeats(found, (a, b) => overlap(a, b) > SAME_FACE_OVERLAP);
}

/** Keeps the first of several detections of the same face. */
export function withoutRepeats(
  faces: readonly FaceBox[],
  isSame: (a: FaceBox, b: FaceBox) => boolean,
): readonly FaceBox[] {
  const kept: FaceBox[] = [];
  for (const face of faces) if (!kept.some((other) => isSame(other, face))) kept.push(face);
  return kept;
}

function faceAt(
  box: Float32Array,
  center: Point,
  logit: number,
  { view, edgePx }: { readonly view: Region; readonly edgePx: number },
): FaceBox {
  const point = (at: number): Point => ({
    x: view.left + ((center.x + box[at]!) / edgePx) * view.width,
    y: view.top + ((center.y + box[at + 1]!) / edgePx) * view.height,
  });
  const middle = point(0);
  const width = (box[2]! / edgePx) * view.width;
  const height = (box[3]! / edgePx) * view.height;
  return {
    left: middle.x - width / 2,
    top: middle.y - height / 2,
    width,
    height,
    score: 1 / (1 + Math.exp(-logit)),
    rightEye: point(RIGHT_EYE),
    leftEye: point(LEFT_EYE),
    mouth: point(MOUTH),
  };
}
