import { FlatBuffer } from './flatbuffer.ts';

// Field numbers from the TensorFlow Lite schema, tensorflow/compiler/mlir/lite/schema/schema.fbs.
const MODEL = { subgraphs: 2, buffers: 4 } as const;
const SUBGRAPH = { tensors: 0, inputs: 1, outputs: 2, operators: 3 } as const;
const TENSOR = { shape: 0, buffer: 2, quantization: 4 } as const;
const QUANTIZATION = { scale: 2, zeroPoint: 3 } as const;
const OPERATOR = { code: 0, inputs: 1, outputs: 2 } as const;
const BUFFER = { data: 0 } as const;

/** One operator of the graph: its table's position, and its input and output tensors. */
export interface Operator {
  readonly table: number;
  readonly inputs: readonly number[];
  readonly outputs: readonly number[];
}

/** The single subgraph of a TensorFlow Lite file, read and edited in place. */
export class TfliteGraph {
  readonly flat: FlatBuffer;
  readonly #subgraph: number;
  readonly #buffers: readonly number[];
  readonly #tensors: readonly number[];

  constructor(bytes: Uint8Array) {
    this.flat = new FlatBuffer(bytes);
    const root = this.flat.root();
    const subgraph = this.flat.tables(root, MODEL.subgraphs)[0];
    if (subgraph === undefined) throw new Error('The model file has no graph.');
    this.#subgraph = subgraph;
    this.#buffers = this.flat.tables(root, MODEL.buffers);
    this.#tensors = this.flat.tables(subgraph, SUBGRAPH.tensors);
  }

  /** Returns the graph's input tensors. */
  inputs(): number[] {
    return this.flat.integers(this.#subgraph, SUBGRAPH.inputs);
  }

  /** Returns all operators, in execution order. */
  operators(): Operator[] {
    return this.flat.tables(this.#subgraph, SUBGRAPH.operators).map((table) => ({
      table,
      inputs: this.flat.integers(table, OPERATOR.inputs),
      outputs: this.flat.integers(table, OPERATOR.outputs),
    }));
  }

  /** Truncates the graph after its first `count` operators. */
  keepOperators(count: number): void {
    const { start } = this.flat.vector(this.#subgraph, SUBGRAPH.operators);
    this.flat.view.setUint32(start - 4, count, true);
  }

  /** Puts the operator at `table` at `index` of the execution order. */
  placeOperator(index: number, table: number): void {
    const { start } = this.flat.vector(this.#subgraph, SUBGRAPH.operators);
    this.flat.repoint(start + 4 * index, table);
  }

  /** Sets the operator's input number `index` to `tensor`. */
  setOperatorInput(operator: Operator, index: number, tensor: number): void {
    const { start } = this.flat.vector(operator.table, OPERATOR.inputs);
    this.flat.view.setInt32(start + 4 * index, tensor, true);
  }

  /** Returns the operator's index into the model's operator codes. */
  operatorCode(operator: Operator): number {
    const position = this.flat.field(operator.table, OPERATOR.code);
    return position === undefined ? 0 : this.flat.view.getUint32(position, true);
  }

  /**
   * Replaces the operator by one with one input and one output tensor.
   *
   * @throws {Error} if there is no room for them
   */
  replaceOperator(operator: Operator, code: number, input: number, output: number): void {
    this.flat.view.setUint32(this.flat.requiredField(operator.table, OPERATOR.code), code, true);
    for (const [field, tensor] of [
      [OPERATOR.inputs, input],
      [OPERATOR.outputs, output],
    ] as const) {
      const { start, length } = this.flat.vector(operator.table, field);
      if (length === 0) throw new Error('The operator has no room for a tensor.');
      this.flat.view.setUint32(start - 4, 1, true);
      this.flat.view.setInt32(start, tensor, true);
    }
  }

  /** Sets the graph's outputs. There can't be more than before. */
  setOutputs(tensors: readonly number[]): void {
    const { start, length } = this.flat.vector(this.#subgraph, SUBGRAPH.outputs);
    if (tensors.length > length) throw new Error('The list of outputs cannot grow in place.');
    this.flat.view.setUint32(start - 4, tensors.length, true);
    tensors.forEach((tensor, item) => this.flat.view.setInt32(start + 4 * item, tensor, true));
  }

  /** Returns the tensor's shape. */
  shape(tensor: number): number[] {
    return this.flat.integers(this.#tensor(tensor), TENSOR.shape);
  }

  /** Gives the tensor the shape stored at `vector`, which must come after the tensor's own table. */
  shareShape(tensor: number, vector: number): void {
    this.flat.repoint(this.flat.requiredField(this.#tensor(tensor), TENSOR.shape), vector);
  }

  /** Returns the scale and zero point of a tensor that is quantized as a whole. */
  quantization(tensor: number): { scale: number; zeroPoint: number } {
    const { scale, zeroPoint } = this.#quantizationFields(tensor);
    return {
      scale: this.flat.view.getFloat32(scale, true),
      zeroPoint: Number(this.flat.view.getBigInt64(zeroPoint, true)),
    };
  }

  /** Replaces scale and zero point of a tensor that is quantized as a whole. */
  setQuantization(tensor: number, scale: number, zeroPoint: number): void {
    const fields = this.#quantizationFields(tensor);
    this.flat.view.setFloat32(fields.scale, scale, true);
    this.flat.view.setBigInt64(fields.zeroPoint, BigInt(zeroPoint), true);
  }

  /** Returns a copy of a constant tensor's bytes. */
  constant(tensor: number): Uint8Array {
    const { start, length } = this.#constantBytes(tensor);
    return this.flat.bytes.slice(start, start + length);
  }

  #constantBytes(tensor: number): { readonly start: number; readonly length: number } {
    const bufferIndex = this.flat.view.getUint32(
      this.flat.requiredField(this.#tensor(tensor), TENSOR.buffer),
      true,
    );
    const buffer = this.#buffers[bufferIndex];
    if (buffer === undefined) throw new Error(`Tensor ${tensor} refers to a missing buffer.`);
    return this.flat.vector(buffer, BUFFER.data);
  }

  /** Overwrites a constant that no operator reads any more with zeros, which take no space in a package. */
  clearConstant(tensor: number): void {
    const { start, length } = this.#constantBytes(tensor);
    this.flat.bytes.fill(0, start, start + length);
  }

  #tensor(index: number): number {
    const table = this.#tensors[index];
    if (table === undefined) throw new Error(`The model file has no tensor ${index}.`);
    return table;
  }

  #quantizationFields(tensor: number): { scale: number; zeroPoint: number } {
    const table = this.flat.follow(this.flat.requiredField(this.#tensor(tensor), TENSOR.quantization));
    return {
      scale: this.flat.vector(table, QUANTIZATION.scale).start,
      zeroPoint: this.flat.vector(table, QUANTIZATION.zeroPoint).start,
    };
  }
}
