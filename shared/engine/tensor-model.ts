/** Numbers as a network gives them out. */
export type Tensor = Float32Array | Uint8Array;

/**
 * A network that is loaded and ready. How it runs is the host's business (LiteRT in a worker thread of Node,
 * LiteRT in a worker of the browser): the engine only hands it bytes.
 */
export interface TensorModel {
  /** The network's answers to one input, in the order of its outputs. */
  run(input: Uint8Array): Promise<readonly Tensor[]>;
}

/** The answer at `index`, as floats or as bytes. @throws {Error} when the network gives something else */
export function floatOutput(outputs: readonly Tensor[], index: number): Float32Array {
  const output = outputs[index];
  if (!(output instanceof Float32Array)) throw new Error(`Output ${index} of the network is not float32.`);
  return output;
}

/** The same for bytes. @throws {Error} when the network gives something else */
export function byteOutput(outputs: readonly Tensor[], index: number): Uint8Array {
  const output = outputs[index];
  if (!(output instanceof Uint8Array)) throw new Error(`Output ${index} of the network is not uint8.`);
  return output;
}
