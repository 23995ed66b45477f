import { TfliteGraph } from './tflite.ts';

/** The result of patching an EfficientDet-Lite file. */
export interface PatchedDetector {
  /**
   * The network, ending in raw boxes [1, anchors, 4], scores [1, anchors, 90] and its backbone's last feature map [1,
   * height, width, channels], all float32.
   */
  readonly model: Uint8Array;
  /** float32 [anchors, 4]: center y, center x, height, width, as fractions of the image. */
  readonly anchors: Uint8Array;
}

/** Channels of the backbone's widest feature maps; the last of these maps is the most informative. */
const BACKBONE_CHANNELS = 1152;

/**
 * Removes the post-processing operator, whose outputs have no static shape, and extracts its anchors. The engine does
 * the decoding and non-maximum suppression (shared/engine/describing/detections.ts). In its place, an operator
 * outputs the backbone's last feature map as floats, because the runtime does not return int8.
 */
export function patchDetector(original: Uint8Array): PatchedDetector {
  const appended = original.byteLength + (-original.byteLength & 3);
  const model = new Uint8Array(appended + 20);
  model.set(original);
  const graph = new TfliteGraph(model);
  const operators = graph.operators();
  const last = operators.at(-1);
  const [boxes, scores, anchors] = last?.inputs ?? [];
  const [spare] = last?.outputs ?? [];
  const dequantize = operators.find(({ outputs }) => outputs[0] === boxes);
  const map = operators
    .flatMap(({ outputs }) => outputs)
    .findLast((tensor) => graph.shape(tensor).at(-1) === BACKBONE_CHANNELS);
  if (
    last === undefined ||
    boxes === undefined ||
    scores === undefined ||
    anchors === undefined ||
    spare === undefined ||
    dequantize === undefined ||
    map === undefined
  ) {
    throw new Error('The detector does not end like an EfficientDet-Lite.');
  }
  const anchorBytes = graph.constant(anchors);
  graph.clearConstant(anchors);
  const mapShape = graph.shape(map);
  graph.flat.view.setUint32(appended, mapShape.length, true);
  mapShape.forEach((size, axis) => graph.flat.view.setInt32(appended + 4 + 4 * axis, size, true));
  graph.shareShape(spare, appended);
  graph.replaceOperator(last, graph.operatorCode(dequantize), map, spare);
  graph.setOutputs([boxes, scores, spare]);
  return { model, anchors: anchorBytes };
}
