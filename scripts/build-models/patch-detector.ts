import { TfliteGraph } from './tflite.ts';

/** What comes out of an EfficientDet-Lite file. */
export interface PatchedDetector {
  /** The network, ending in raw boxes [1, anchors, 4] and scores [1, anchors, 90], both float32. */
  readonly model: Uint8Array;
  /** float32 [anchors, 4]: centre y, centre x, height, width, as shares of the picture. */
  readonly anchors: Uint8Array;
}

/**
 * Cuts the post-processing operator off, whose outputs have no known shape, and takes its anchors out.
 * Decoding and non-maximum suppression are the engine's own (shared/engine/detections.ts).
 */
export function patchDetector(original: Uint8Array): PatchedDetector {
  const model = original.slice();
  const graph = new TfliteGraph(model);
  const operators = graph.operators();
  const [boxes, scores, anchors] = operators.at(-1)?.inputs ?? [];
  if (boxes === undefined || scores === undefined || anchors === undefined) {
    throw new Error('The detector does not end as an EfficientDet-Lite does.');
  }
  const anchorBytes = graph.constant(anchors);
  graph.keepOperators(operators.length - 1);
  graph.setOutputs([boxes, scores]);
  return { model, anchors: anchorBytes };
}
