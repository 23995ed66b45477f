import { Builder } from 'flatbuffers';

// Numbers of TensorFlow Lite's schema, tensorflow/compiler/mlir/lite/schema/schema.fbs.

/** The operators that the writer knows: their code, the type of their options, and how many fields the options have. */
export const OPERATORS = {
  add: { code: 0, options: 11, fields: 2 },
  averagePool: { code: 1, options: 5, fields: 6 },
  convolution: { code: 3, options: 1, fields: 6 },
  fullyConnected: { code: 9, options: 8, fields: 4 },
  maxPool: { code: 17, options: 5, fields: 6 },
  pad: { code: 34, options: 22, fields: 0 },
  mean: { code: 40, options: 27, fields: 1 },
} as const;

/** An option of an operator: the number of its field, its width in bits, and its value. */
export type OperatorOption = readonly [field: number, bits: 8 | 32, value: number];

interface WrittenTensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly isInteger: boolean;
  readonly data: Uint8Array | undefined;
}

interface WrittenOperator {
  readonly kind: keyof typeof OPERATORS;
  readonly inputs: readonly number[];
  readonly output: number;
  readonly options: readonly OperatorOption[];
}

const SCHEMA_VERSION = 3;
/** Alignment of weights in bytes, as TensorFlow Lite's own converter writes them. */
const ALIGNMENT = 16;

/** Writes a TensorFlow Lite file with one graph of float32 tensors, one input and one output. */
export class TfliteWriter {
  readonly #tensors: WrittenTensor[] = [];
  readonly #operators: WrittenOperator[] = [];

  /** Adds a tensor that is computed, or constant if `data` is given. Returns its number. */
  tensor(name: string, shape: readonly number[], data?: Float32Array | Int32Array): number {
    const bytes = data && new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    this.#tensors.push({ name, shape, isInteger: data instanceof Int32Array, data: bytes });
    return this.#tensors.length - 1;
  }

  /** Adds an operator. Operators run in the order they were added. */
  operator(
    kind: keyof typeof OPERATORS,
    inputs: readonly number[],
    output: number,
    options: readonly OperatorOption[] = [],
  ): void {
    this.#operators.push({ kind, inputs, output, options });
  }

  finish(input: number, output: number, description: string): Uint8Array {
    const builder = new Builder(1 << 20);
    const kinds = [...new Set(this.#operators.map(({ kind }) => kind))];
    // The first buffer is empty by convention: tensors without data refer to it.
    const constants = this.#tensors.flatMap(({ data }) => (data ? [data] : []));
    const buffers = [undefined, ...constants].map((data) => bufferTable(builder, data));
    let used = 0;
    const tensors = this.#tensors.map(({ name, shape, isInteger, data }) => {
      if (data) used += 1;
      const text = builder.createString(name);
      const sizes = integers(builder, shape);
      builder.startObject(8);
      builder.addFieldOffset(0, sizes, 0);
      builder.addFieldInt8(1, isInteger ? 2 : 0, 0);
      builder.addFieldInt32(2, data ? used : 0, 0);
      builder.addFieldOffset(3, text, 0);
      return builder.endObject();
    });
    const operators = this.#operators.map((one) => operatorTable(builder, one, kinds.indexOf(one.kind)));
    const lists = [offsets(builder, tensors), integers(builder, [input]), integers(builder, [output])];
    lists.push(offsets(builder, operators));
    builder.startObject(5);
    for (const [field, list] of lists.entries()) builder.addFieldOffset(field, list, 0);
    const graph = builder.endObject();
    const codes = kinds.map((kind) => {
      builder.startObject(4);
      builder.addFieldInt8(0, OPERATORS[kind].code, 0);
      builder.addFieldInt32(2, 1, 1);
      builder.addFieldInt32(3, OPERATORS[kind].code, 0);
      return builder.endObject();
    });
    const parts = [offsets(builder, codes), offsets(builder, [graph]), builder.createString(description)];
    parts.push(offsets(builder, buffers));
    builder.startObject(8);
    builder.addFieldInt32(0, SCHEMA_VERSION, 0);
    for (const [at, part] of parts.entries()) builder.addFieldOffset(at + 1, part, 0);
    builder.finish(builder.endObject(), 'TFL3');
    return builder.asUint8Array().slice();
  }
}

function operatorTable(builder: Builder, { kind, inputs, output, options }: WrittenOperator, code: number) {
  const from = integers(builder, inputs);
  const to = integers(builder, [output]);
  builder.startObject(OPERATORS[kind].fields);
  for (const [field, bits, value] of options) {
    if (bits === 8) builder.addFieldInt8(field, value, 0);
    else builder.addFieldInt32(field, value, 0);
  }
  const made = builder.endObject();
  builder.startObject(9);
  builder.addFieldInt32(0, code, 0);
  builder.addFieldOffset(1, from, 0);
  builder.addFieldOffset(2, to, 0);
  builder.addFieldInt8(3, OPERATORS[kind].options, 0);
  builder.addFieldOffset(4, made, 0);
  return builder.endObject();
}

function bufferTable(builder: Builder, data: Uint8Array | undefined): number {
  let vector = 0;
  if (data) {
    builder.startVector(1, data.length, ALIGNMENT);
    for (let at = data.length - 1; at >= 0; at -= 1) builder.writeInt8((data[at]! << 24) >> 24);
    vector = builder.endVector();
  }
  builder.startObject(1);
  if (vector) builder.addFieldOffset(0, vector, 0);
  return builder.endObject();
}

function integers(builder: Builder, values: readonly number[]): number {
  builder.startVector(4, values.length, 4);
  for (const value of values.toReversed()) builder.addInt32(value);
  return builder.endVector();
}

function offsets(builder: Builder, values: readonly number[]): number {
  builder.startVector(4, values.length, 4);
  for (const value of values.toReversed()) builder.addOffset(value);
  return builder.endVector();
}
