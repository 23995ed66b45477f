import { type DlibWeight, readDlibWeights, valuesOf } from './dlib-weights.ts';
import { floatsOf, type PackedRows } from './pack-network.ts';
import { type OperatorOption, TfliteWriter } from './tflite-writer.ts';

/** Edge of the network's input in pixels. */
const INPUT_PX = 150;
/** Numbers in a face's vector. */
const VECTOR_LENGTH = 128;

const VALID: OperatorOption = [0, 8, 1];
const RELU: OperatorOption = [3, 8, 1];

/** Like {@link PackedRows}, but floats for weights published as floats. */
interface Rows extends Omit<PackedRows, 'bytes'> {
  readonly bytes: Uint8Array | Float32Array;
}

/** A square feature map: the number of its tensor, its edge and its channels. */
interface FeatureMap {
  readonly tensor: number;
  readonly edge: number;
  readonly channels: number;
}

interface ConvertedNetwork {
  /** The TensorFlow Lite file. */
  readonly model: Uint8Array;
  /** Its filters as bytes, with a range for each row. */
  readonly packed: readonly PackedRows[];
}

/**
 * Converts dlib's face recognition network to a TensorFlow Lite file of float32 weights.
 *
 * The layers are dlib's `anet_type` (dlib/examples/dnn_face_recognition_ex.cpp): a residual network without batch
 * normalization, whose scales become part of the filters.
 *
 * @param manifest `face_recognition_model-weights_manifest.json` of `@vladmandic/face-api`
 * @param file `face_recognition_model.bin`
 */
export function convertDlibNetwork(manifest: Uint8Array, file: Uint8Array): ConvertedNetwork {
  const network = new DlibNetwork(readDlibWeights(manifest, file));
  const first = network.convolution(network.input, 'conv32_down', 2, true);
  let map = network.pooled(first, 'maxPool', 3, 'first-pool');
  for (const name of ['conv32_1', 'conv32_2', 'conv32_3']) map = network.residual(map, name);
  map = network.halved(map, 'conv64_down');
  for (const name of ['conv64_1', 'conv64_2', 'conv64_3']) map = network.residual(map, name);
  map = network.halved(map, 'conv128_down');
  for (const name of ['conv128_1', 'conv128_2']) map = network.residual(map, name);
  map = network.halved(map, 'conv256_down');
  for (const name of ['conv256_1', 'conv256_2']) map = network.residual(map, name);
  return network.finish(network.halved(map, 'conv256_down_out'));
}

/** Writes dlib's kinds of layers, with their weights, into a TensorFlow Lite file. */
class DlibNetwork {
  readonly #weights: ReadonlyMap<string, DlibWeight>;
  readonly #writer = new TfliteWriter();
  readonly #packed: PackedRows[] = [];
  readonly input: FeatureMap;

  constructor(weights: ReadonlyMap<string, DlibWeight>) {
    this.#weights = weights;
    const tensor = this.#writer.tensor('face', [1, INPUT_PX, INPUT_PX, 3]);
    this.input = { tensor, edge: INPUT_PX, channels: 3 };
  }

  /** A step of 1 keeps the edge; one of 2 halves it, without padding. */
  convolution(from: FeatureMap, name: string, step: 1 | 2, hasRelu: boolean): FeatureMap {
    const filters = this.#weight(`${name}/conv/filters`);
    const [height = 0, width = 0, channels = 0, outputs = 0] = filters.shape;
    const gains = valuesOf(this.#weight(`${name}/scale/weights`));
    const shifts = valuesOf(this.#weight(`${name}/scale/biases`));
    const biases = valuesOf(this.#weight(`${name}/conv/bias`)).map((b, at) => b * gains[at]! + shifts[at]!);
    const rows: Rows = {
      bytes: transposed(filters.values, height * width * channels, outputs),
      scales: gains.map((gain) => gain * filters.scale),
      mins: gains.map((gain) => gain * filters.min),
    };
    const edge = step === 1 ? from.edge : Math.floor((from.edge - height) / 2) + 1;
    const tensor = this.#writer.tensor(name, [1, edge, edge, outputs]);
    const kernel = this.#constant(`${name}/filters`, [outputs, height, width, channels], rows);
    const bias = this.#writer.tensor(`${name}/biases`, [outputs], biases);
    this.#writer.operator('convolution', [from.tensor, kernel, bias], tensor, [
      ...(step === 1 ? [] : [VALID]),
      ...[1, 2].map((field): OperatorOption => [field, 32, step]),
      ...(hasRelu ? [RELU] : []),
      ...[4, 5].map((field): OperatorOption => [field, 32, 1]),
    ]);
    return { tensor, edge, channels: outputs };
  }

  pooled(from: FeatureMap, kind: 'averagePool' | 'maxPool', window: number, name: string): FeatureMap {
    const edge = Math.floor((from.edge - window) / 2) + 1;
    const tensor = this.#writer.tensor(name, [1, edge, edge, from.channels]);
    this.#writer.operator(kind, [from.tensor], tensor, [
      VALID,
      ...[1, 2].map((field): OperatorOption => [field, 32, 2]),
      ...[3, 4].map((field): OperatorOption => [field, 32, window]),
    ]);
    return { tensor, edge, channels: from.channels };
  }

  residual(from: FeatureMap, name: string): FeatureMap {
    const inner = this.convolution(from, `${name}/conv1`, 1, true);
    return this.#sum(this.convolution(inner, `${name}/conv2`, 1, false), from, `${name}/sum`);
  }

  halved(from: FeatureMap, name: string): FeatureMap {
    const inner = this.convolution(from, `${name}/conv1`, 2, true);
    const way = this.convolution(inner, `${name}/conv2`, 1, false);
    const short = this.pooled(from, 'averagePool', 2, `${name}/short`);
    const edge = Math.max(way.edge, short.edge);
    const wide = this.#padded(short, edge, way.channels, `${name}/short-padded`);
    return this.#sum(wide, this.#padded(way, edge, way.channels, `${name}/way-padded`), `${name}/sum`);
  }

  /** Adds the layers that turn the last map into a face's vector. */
  finish(last: FeatureMap): ConvertedNetwork {
    const mean = this.#writer.tensor('mean', [1, last.channels]);
    const axes = this.#writer.tensor('mean/axes', [2], new Int32Array([1, 2]));
    this.#writer.operator('mean', [last.tensor, axes], mean);
    const weight = this.#weight('fc');
    const rows: Rows = {
      bytes: transposed(weight.values, last.channels, VECTOR_LENGTH),
      scales: new Float32Array(VECTOR_LENGTH).fill(weight.scale),
      mins: new Float32Array(VECTOR_LENGTH).fill(weight.min),
    };
    const vector = this.#writer.tensor('vector', [1, VECTOR_LENGTH]);
    const matrix = this.#constant('fc', [VECTOR_LENGTH, last.channels], rows);
    this.#writer.operator('fullyConnected', [mean, matrix, -1], vector);
    const model = this.#writer.finish(this.input.tensor, vector, "dlib's face recognition network");
    return { model, packed: this.#packed };
  }

  /** Pads a map with zeros below, to the right and in extra channels. */
  #padded(from: FeatureMap, edge: number, channels: number, name: string): FeatureMap {
    if (edge === from.edge && channels === from.channels) return from;
    const more = edge - from.edge;
    const tensor = this.#writer.tensor(name, [1, edge, edge, channels]);
    const added = new Int32Array([0, 0, 0, more, 0, more, 0, channels - from.channels]);
    const amounts = this.#writer.tensor(`${name}/amounts`, [4, 2], added);
    this.#writer.operator('pad', [from.tensor, amounts], tensor);
    return { tensor, edge, channels };
  }

  #sum(a: FeatureMap, b: FeatureMap, name: string): FeatureMap {
    const tensor = this.#writer.tensor(name, [1, a.edge, a.edge, a.channels]);
    this.#writer.operator('add', [a.tensor, b.tensor], tensor, [[0, 8, 1]]);
    return { ...a, tensor };
  }

  /** Filters published as floats are not packed. */
  #constant(name: string, shape: readonly number[], rows: Rows): number {
    if (rows.bytes instanceof Uint8Array) this.#packed.push({ ...rows, bytes: rows.bytes });
    const floats = floatsOf(rows);
    return this.#writer.tensor(name, shape, floats);
  }

  #weight(name: string): DlibWeight {
    const weight = this.#weights.get(name);
    if (!weight) throw new Error(`The weights lack ${name}.`);
    return weight;
  }
}

/** Transposes a matrix [rows, columns] to [columns, rows]. */
function transposed(values: Uint8Array | Float32Array, rows: number, columns: number) {
  const turned =
    values instanceof Uint8Array ? new Uint8Array(values.length) : new Float32Array(values.length);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      turned[column * rows + row] = values[row * columns + column]!;
    }
  }
  return turned;
}
