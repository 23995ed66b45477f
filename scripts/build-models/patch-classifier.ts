import { TfliteGraph } from './tflite.ts';

/** The result of patching an EfficientNet-Lite file. */
export interface PatchedClassifier {
  /** The network, ending in the last feature map before pooling: uint8 [1, height, width, channels]. */
  readonly model: Uint8Array;
  /** int8 weights of ImageNet's 1,000 classes, row by row, then their int32 biases. */
  readonly classes: Uint8Array;
  /** Edge of the square input, pixels. */
  readonly edgePx: number;
  readonly featureScale: number;
  readonly classWeightScale: number;
}

/**
 * Makes the network output its last feature map, and extracts the weights of its class layer.
 *
 * The published graph ends in average pool → squeeze → dense → softmax → quantize to uint8. The quantize operator
 * moves to the pool's place and reads the feature map instead; the four before it no longer run. A shape of four
 * numbers does not fit in the place of one with two, so it is appended to the file.
 */
export function patchClassifier(original: Uint8Array): PatchedClassifier {
  const appended = original.byteLength + (-original.byteLength & 3);
  const model = new Uint8Array(appended + 20);
  model.set(original);
  const graph = new TfliteGraph(model);
  const operators = graph.operators();
  const [pool, , dense, , quantize] = operators.slice(-5);
  const map = pool?.inputs[0];
  const output = quantize?.outputs[0];
  const [pooled, weights, biases] = dense?.inputs ?? [];
  if (
    quantize === undefined ||
    map === undefined ||
    output === undefined ||
    pooled === undefined ||
    weights === undefined ||
    biases === undefined
  ) {
    throw new Error('The classifier does not end like an EfficientNet-Lite.');
  }
  const { scale, zeroPoint } = graph.quantization(map);
  if (zeroPoint !== -128 || graph.quantization(pooled).scale !== scale) {
    throw new Error('The classifier has an unexpected quantization.');
  }
  const featureShape = graph.shape(map);
  const edgePx = graph.shape(graph.inputs()[0] ?? -1)[1] ?? 0;
  const classes = joinBytes(graph.constant(weights), graph.constant(biases));
  const classWeightScale = graph.quantization(weights).scale;
  // The layer that reads them is removed below.
  for (const constant of [weights, biases]) graph.clearConstant(constant);

  graph.flat.view.setUint32(appended, featureShape.length, true);
  featureShape.forEach((size, axis) => graph.flat.view.setInt32(appended + 4 + 4 * axis, size, true));
  graph.shareShape(output, appended);
  graph.setQuantization(output, scale, zeroPoint + 128);
  graph.setOperatorInput(quantize, 0, map);
  graph.placeOperator(operators.length - 5, quantize.table);
  graph.keepOperators(operators.length - 4);
  return { model, classes, edgePx, featureScale: scale, classWeightScale };
}

function joinBytes(first: Uint8Array, second: Uint8Array): Uint8Array {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}
