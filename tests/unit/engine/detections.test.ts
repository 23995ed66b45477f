import { describe, expect, it } from 'vitest';
import { decodeDetections, OBJECT_LABELS } from '#engine/describing/detections.ts';
import { OBJECT_CUE_COUNT, objectCues } from '#engine/describing/object-cues.ts';

/** The detector's output for a few anchors, each a centered box of the given center and size. */
function answer(
  rows: { y: number; x: number; height: number; width: number; label: number; score: number }[],
) {
  const anchors = Float32Array.from(rows.flatMap(({ y, x, height, width }) => [y, x, height, width]));
  const scores = new Float32Array(rows.length * OBJECT_LABELS);
  rows.forEach(({ label, score }, row) => (scores[row * OBJECT_LABELS + label] = score));
  return { boxes: new Float32Array(rows.length * 4), scores, anchors };
}

const FULL = { width: 1, height: 1 };
const person = { y: 0.5, x: 0.25, height: 0.8, width: 0.3, label: 0, score: 0.9 };

describe('decodeDetections', () => {
  it('puts a box at its anchor if the offsets are zero', () => {
    const { boxes, scores, anchors } = answer([person]);
    const { detections } = decodeDetections(boxes, scores, anchors, FULL);
    expect(detections).toHaveLength(1);
    expect(detections[0]).toMatchObject({ label: 0, score: expect.closeTo(0.9, 5) });
    expect(detections[0]!.left).toBeCloseTo(0.1);
    expect(detections[0]!.right).toBeCloseTo(0.4);
    expect(detections[0]!.top).toBeCloseTo(0.1);
    expect(detections[0]!.bottom).toBeCloseTo(0.9);
  });

  it('moves and stretches it by the offsets, in the order y, x, height, width', () => {
    const { scores, anchors } = answer([person]);
    const boxes = Float32Array.of(0, 1, Math.log(0.5), Math.log(2));
    const [box] = decodeDetections(boxes, scores, anchors, FULL).detections;
    expect(box!.left).toBeCloseTo(0.25);
    expect(box!.right).toBeCloseTo(0.85);
    expect(box!.top).toBeCloseTo(0.3);
    expect(box!.bottom).toBeCloseTo(0.7);
  });

  it('keeps the best of overlapping boxes, and separate or different ones', () => {
    const { boxes, scores, anchors } = answer([
      { ...person, score: 0.5 },
      { ...person, x: 0.26, score: 0.8 },
      { ...person, x: 0.7, score: 0.6 },
      { ...person, label: 31, score: 0.4 },
    ]);
    const found = decodeDetections(boxes, scores, anchors, FULL).detections;
    expect(found.map(({ label, score }) => [label, Math.round(score * 10) / 10])).toEqual([
      [0, 0.8],
      [0, 0.6],
      [31, 0.4],
    ]);
  });

  it('reads the boxes relative to the part of the input that the picture fills', () => {
    const { boxes, scores, anchors } = answer([{ ...person, y: 0.25, height: 0.5 }]);
    const [box] = decodeDetections(boxes, scores, anchors, { width: 1, height: 0.5 }).detections;
    expect(box!.top).toBeCloseTo(0);
    expect(box!.bottom).toBeCloseTo(1);
  });

  it('drops weak detections, and still reports their strength', () => {
    const { boxes, scores, anchors } = answer([{ ...person, score: 0.1 }]);
    const { detections, bestScores } = decodeDetections(boxes, scores, anchors, FULL);
    expect(detections).toEqual([]);
    expect(bestScores[0]).toBeCloseTo(0.1);
  });
});

describe('objectCues', () => {
  it('distinguishes one person, a group and an empty scene', () => {
    const cuesOf = (rows: Parameters<typeof answer>[0]) => {
      const { boxes, scores, anchors } = answer(rows);
      return objectCues(decodeDetections(boxes, scores, anchors, FULL));
    };
    const none = cuesOf([]);
    const one = cuesOf([person]);
    const two = cuesOf([person, { ...person, x: 0.75 }]);
    expect(none).toHaveLength(OBJECT_CUE_COUNT);
    expect(new Set(none)).toEqual(new Set([0]));
    expect([one[OBJECT_LABELS], one[OBJECT_LABELS + 1]]).toEqual([1, 0]);
    expect([two[OBJECT_LABELS], two[OBJECT_LABELS + 1]]).toEqual([1, 1]);
  });
});
