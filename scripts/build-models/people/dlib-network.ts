import { type DlibWeight, readDlibWeights, valuesOf } from './dlib-weights.ts';
import type { PackedRows } from './pack-network.ts';
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

/**
 * Converts dlib's face recognition network to a TensorFlow Lite file of float32 weights.
 *
 * The layers are dlib's `anet_type` (dlib/examples/dnn_face_recognition_ex.cpp): a residual network without batch
 * normalization, whose scales become part of the filters.
 *
 * @param manifest `face_recognition_model-weights_manifest.json` of `@vladmandic/face-api`
 * @param file `face_recognition_model.bin`
 * @returns the file, and its filters as bytes with a range for each row
 */
export function convertDlibNetwork(
  manifest: Uint8Array,
  file: Uint8Array,
): { readonly model: Uint8Array; readonly packed: readonly PackedRows[] } {
  const weights = readDlibWeights(manifest, file);
  const writer = new TfliteWriter();
  const packed: PackedRows[] = [];
  const input = writer.tensor('face', [1, INPUT_PX, INPUT_PX, 3]);

  function weightNamed(name: string): DlibWeight {
    const weight = weights.get(name);
    if (!weight) throw new Error(`The weights lack ${name}.`);
    return weight;
  }

  /** Filters published as floats are not packed. */
  function constant(name: string, shape: readonly number[], rows: Rows): number {
    if (rows.bytes instanceof Uint8Array) packed.push({ ...rows, bytes: rows.bytes });
    const length = rows.bytes.length / rows.scales.length;
    const floats = new Float32Array(rows.bytes.length);
    for (const [at, byte] of rows.bytes.entries()) {
      const row = Math.floor(at / length);
      floats[at] = byte * rows.scales[row]! + rows.mins[row]!;
    }
    return writer.tensor(name, shape, floats);
  }

  function convolution(from: FeatureMap, name: string, step: number, isSame: boolean, relu: boolean) {
    const filters = weightNamed(`${name}/conv/filters`);
    const [height = 0, width = 0, channels = 0, outputs = 0] = filters.shape;
    const gains = valuesOf(weightNamed(`${name}/scale/weights`));
    const shifts = valuesOf(weightNamed(`${name}/scale/biases`));
    const biases = valuesOf(weightNamed(`${name}/conv/bias`)).map((b, at) => b * gains[at]! + shifts[at]!);
    const rows: Rows = {
      bytes: transposed(filters.values, height * width * channels, outputs),
      scales: gains.map((gain) => gain * filters.scale),
      mins: gains.map((gain) => gain * filters.min),
    };
    const edge = isSame ? Math.ceil(from.edge / step) : Math.floor((from.edge - height) / step) + 1;
    const tensor = writer.tensor(name, [1, edge, edge, outputs]);
    const kernel = constant(`${name}/filters`, [outputs, height, width, channels], rows);
    const bias = writer.tensor(`${name}/biases`, [outputs], biases);
    writer.operator('convolution', [from.tensor, kernel, bias], tensor, [
      ...(isSame ? [] : [VALID]),
      ...[1, 2].map((field): OperatorOption => [field, 32, step]),
      ...(relu ? [RELU] : []),
      ...[4, 5].map((field): OperatorOption => [field, 32, 1]),
    ]);
    return { tensor, edge, channels: outputs };
  }

  function pooled(from: FeatureMap, kind: 'averagePool' | 'maxPool', window: number, name: string) {
    const edge = Math.floor((from.edge - window) / 2) + 1;
    const tensor = writer.tensor(name, [1, edge, edge, from.channels]);
    writer.operator(kind, [from.tensor], tensor, [
      VALID,
      ...[1, 2].map((field): OperatorOption => [field, 32, 2]),
      ...[3, 4].map((field): OperatorOption => [field, 32, window]),
    ]);
    return { tensor, edge, channels: from.channels };
  }

  /** Pads a map with zeros below, to the right and in extra channels. */
  function padded(from: FeatureMap, edge: number, channels: number, name: string): FeatureMap {
    if (edge === from.edge && channels === from.channels) return from;
    const more = edge - from.edge;
    const amounts = new Int32Array([0, 0, 0, more, 0, more, 0, channels - from.channels]);
    const tensor = writer.tensor(name, [1, edge, edge, channels]);
    writer.operator('pad', [from.tensor, writer.tensor(`${name}/amounts`, [4, 2], amounts)], tensor);
    return { tensor, edge, channels };
  }

  function sum(a: FeatureMap, b: FeatureMap, name: string): FeatureMap {
    const tensor = writer.tensor(name, [1, a.edge, a.edge, a.channels]);
    writer.operator('add', [a.tensor, b.tensor], tensor, [[0, 8, 1]]);
    return { ...a, tensor };
  }

  function residual(from: FeatureMap, name: string): FeatureMap {
    const inner = convolution(from, `${name}/conv1`, 1, true, true);
    return sum(convolution(inner, `${name}/conv2`, 1, true, false), from, `${name}/sum`);
  }

  function halved(from: FeatureMap, name: string): FeatureMap {
    const inner = convolution(from, `${name}/conv1`, 2, false, true);
    const way = convolution(inner, `${name}/conv2`, 1, true, false);
    const short = pooled(from, 'averagePool', 2, `${name}/short`);
    const edge = Math.max(way.edge, short.edge);
    const wide = padded(short, edge, way.channels, `${name}/short-padded`);
    return sum(wide, padded(way, edge, way.channels, `${name}/way-padded`), `${name}/sum`);
  }

  let map: FeatureMap = { tensor: input, edge: INPUT_PX, channels: 3 };
  map = pooled(convolution(map, 'conv32_down', 2, false, true), 'maxPool', 3, 'first-pool');
  for (const name of ['conv32_1', 'conv32_2', 'conv32_3']) map = residual(map, name);
  map = halved(map, 'conv64_down');
  for (const name of ['conv64_1', 'conv64_2', 'conv64_3']) map = residual(map, name);
  map = halved(map, 'conv128_down');
  for (const name of ['conv128_1', 'conv128_2']) map = residual(map, name);
  map = halved(map, 'conv256_down');
  for (const name of ['conv256_1', 'conv256_2']) map = residual(map, name);
  map = halved(map, 'conv256_down_out');
  const mean = writer.tensor('mean', [1, map.channels]);
  writer.operator('mean', [map.tensor, writer.tensor('mean/axes', [2], new Int32Array([1, 2]))], mean);
  const last = weightNamed('fc');
  const rows: Rows = {
    bytes: transposed(last.values, map.channels, VECTOR_LENGTH),
    scales: new Float32Array(VECTOR_LENGTH).fill(last.scale),
    mins: new Float32Array(VECTOR_LENGTH).fill(last.min),
  };
  const vector = writer.tensor('vector', [1, VECTOR_LENGTH]);
  writer.operator('fullyConnected', [mean, constant('fc', [VECTOR_LENGTH, map.channels], rows), -1], vector);
  return { model: writer.finish(input, vector, "dlib's face recognition network"), packed };
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
