import type { Colour } from '../pictures/colour.ts';

/** An object that the detector found. Edges are fractions of the picture, 0 to 1. */
export interface Detection {
  /** Index into COCO's 90 labels (shared/engine/vocabulary/objects.ts). */
  readonly label: number;
  /** 0 to 1. */
  readonly score: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The object's color, if its kind is described by color and the color is a named one. */
  readonly colour?: Colour;
}

export const OBJECT_LABELS = 90;
/** Detections below this score are noise. */
export const DETECTION_FLOOR = 0.2;
/** Scores below this are ignored: of 1.7 million, only a few hundred are higher. */
const SCORE_FLOOR = 0.025;
/** Scores are scanned this many at a time, since nearly all are ignored; an anchor has 90. */
const STRIDE = 6;
/**
 * The intersection over union above which two boxes of one label are the same object, as in EfficientDet's
 * post-processing.
 */
const SAME_THING_OVERLAP = 0.5;
const MAX_CANDIDATES = 400;

export interface DetectorAnswer {
  readonly detections: readonly Detection[];
  /** The highest score of any anchor for each of the 90 labels, detected or not; 0 if all were ignored. */
  readonly bestScores: Float32Array;
}

/**
 * Decodes the detector's raw output into detections, highest score first.
 *
 * Boxes are encoded as in SSD and EfficientDet: offsets of the center in units of the anchor's size, sizes as
 * logarithms (TensorFlow Lite, kernels/detection_postprocess.cc, all scales 1 in this file).
 *
 * @param boxes [anchors, 4]: y, x, height, width relative to the anchor
 * @param scores [anchors, 90], 0 to 1
 * @param anchors [anchors, 4]: center y, center x, height, width
 * @param frame the share of the detector's square input that the picture fills, from the top left corner
 */
export function decodeDetections(
  boxes: Float32Array,
  scores: Float32Array,
  anchors: Float32Array,
  frame: { readonly width: number; readonly height: number },
): DetectorAnswer {
  const bestScores = new Float32Array(OBJECT_LABELS);
  const candidates: Detection[] = [];
  for (let start = 0; start < scores.length; start += STRIDE) {
    if (!hasScore(scores, start)) continue;
    for (let at = start; at < start + STRIDE; at += 1) {
      const score = scores[at]!;
      if (score < SCORE_FLOOR) continue;
      const label = at % OBJECT_LABELS;
      if (score > bestScores[label]!) bestScores[label] = score;
      if (score >= DETECTION_FLOOR) {
        candidates.push(decodeBox(boxes, anchors, Math.floor(at / OBJECT_LABELS), label, score, frame));
      }
    }
  }
  candidates.sort((first, second) => second.score - first.score);
  return { detections: suppressOverlaps(candidates.slice(0, MAX_CANDIDATES)), bestScores };
}

function hasScore(scores: Float32Array, at: number): boolean {
  return (
    scores[at]! >= SCORE_FLOOR ||
    scores[at + 1]! >= SCORE_FLOOR ||
    scores[at + 2]! >= SCORE_FLOOR ||
    scores[at + 3]! >= SCORE_FLOOR ||
    scores[at + 4]! >= SCORE_FLOOR ||
    scores[at + 5]! >= SCORE_FLOOR
  );
}

function decodeBox(
  boxes: Float32Array,
  anchors: Float32Array,
  anchor: number,
  label: number,
  score: number,
  frame: { readonly width: number; readonly height: number },
): Detection {
  const at = anchor * 4;
  const anchorHeight = anchors[at + 2]!;
  const anchorWidth = anchors[at + 3]!;
  const centerY = boxes[at]! * anchorHeight + anchors[at]!;
  const centerX = boxes[at + 1]! * anchorWidth + anchors[at + 1]!;
  const height = Math.exp(boxes[at + 2]!) * anchorHeight;
  const width = Math.exp(boxes[at + 3]!) * anchorWidth;
  return {
    label,
    score,
    left: clamp((centerX - width / 2) / frame.width),
    top: clamp((centerY - height / 2) / frame.height),
    right: clamp((centerX + width / 2) / frame.width),
    bottom: clamp((centerY + height / 2) / frame.height),
  };
}

function suppressOverlaps(candidates: readonly Detection[]): Detection[] {
  const kept: Detection[] = [];
  for (const candidate of candidates) {
    const isNew = kept.every(
      (other) => other.label !== candidate.label || overlap(other, candidate) <= SAME_THING_OVERLAP,
    );
    if (isNew) kept.push(candidate);
  }
  return kept;
}

/** Returns the box's area as a share of the picture. */
export function boxArea(box: Detection): number {
  return Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
}

function overlap(first: Detection, second: Detection): number {
  const width = Math.min(first.right, second.right) - Math.max(first.left, second.left);
  const height = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
  if (width <= 0 || height <= 0) return 0;
  const shared = width * height;
  return shared / (boxArea(first) + boxArea(second) - shared);
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
