/** An input or output of a network. */
export type Tensor = Float32Array | Uint8Array;

/**
 * A loaded network. The host decides how to run it (LiteRT in a worker thread of Node or a worker of the
 * browser); the engine only passes it numbers.
 */
export interface TensorModel {
  /**
   * Runs the network on one input.
   *
   * @param read receives the outputs, in order; they are invalid once it returns
   * @returns what `read` returns
   */
  run<Value>(input: Tensor, read: (outputs: readonly Tensor[]) => Value): Promise<Value>;
}

/**
 * Returns the float output at `index`.
 *
 * @throws {Error} if the output has another type
 */
export function floatOutput(outputs: readonly Tensor[], index: number): Float32Array {
  const output = outputs[index];
  if (!(output instanceof Float32Array)) throw new Error(`Output ${index} of the network is not float32.`);
  return output;
}

/**
 * Returns the uint8 output at `index`.
 *
 * @throws {Error} if the output has another type
 */
export function byteOutput(outputs: readonly Tensor[], index: number): Uint8Array {
  const output = outputs[index];
  if (!(output instanceof Uint8Array)) throw new Error(`Output ${index} of the network is not uint8.`);
  return output;
}
