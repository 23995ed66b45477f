import { type ChannelLayout, CHANNELS, DEEP_BITS } from './pixel-formats-table.ts';

/** Pixels of three bytes (red, green, blue), row by row. */
export interface FramePicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** How to turn a decoded frame into a picture. */
export interface FrameReading {
  /** Clockwise, in degrees. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** The denominator of the scale: each pixel is the mean of as many pixels in both directions. */
  readonly shrink: 1 | 2 | 4 | 8;
  /** What the container says, for frames that don't tell it. */
  readonly colorSpace: VideoColorSpaceInit;
}

/** The weights of red and blue in luma, by matrix (ITU-T H.273, table 4). */
const WEIGHTS: Readonly<Record<string, readonly [red: number, blue: number]>> = {
  bt709: [0.2126, 0.0722],
  bt470bg: [0.299, 0.114],
  smpte170m: [0.299, 0.114],
  'bt2020-ncl': [0.2627, 0.0593],
};
/** Films without a matrix use BT.709 from this height on, as players do. */
const HD_PX = 720;

/** Samples of one channel of a frame. */
interface Channel {
  readonly data: Uint8Array | Uint16Array;
  readonly at: number;
  readonly stride: number;
  readonly step: number;
  readonly shiftX: number;
  readonly shiftY: number;
}

/**
 * Returns a decoded frame as a picture, upright. Plain arithmetic on the decoder's samples, because browsers and
 * FFmpeg convert colors differently.
 *
 * @throws {Error} for a frame in a format that can't be read
 */
export async function framePicture(frame: VideoFrame, reading: FrameReading): Promise<FramePicture> {
  const { format } = frame;
  const layout = format === null ? undefined : CHANNELS[format];
  if (!format || !layout) throw new Error(`frame of format ${format ?? 'unknown'}`);
  const { width, height } = frame.visibleRect ?? { width: frame.codedWidth, height: frame.codedHeight };
  const bytes = new Uint8Array(frame.allocationSize());
  const planes = await frame.copyTo(bytes);
  const bits = DEEP_BITS[format];
  const channels = layout.map((one) => channelOf(bytes, planes, one, bits !== undefined));
  const size = { width: Math.floor(width / reading.shrink), height: Math.floor(height / reading.shrink) };
  if (size.width === 0 || size.height === 0) throw new Error('empty frame');
  return painted(channels, size, reading, colorOf(frame, reading, bits ?? 8, height));
}

function channelOf(
  bytes: Uint8Array<ArrayBuffer>,
  planes: readonly PlaneLayout[],
  { plane, first, step, shiftX, shiftY }: ChannelLayout,
  isDeep: boolean,
): Channel {
  const own = planes[plane];
  if (!own) throw new Error('a plane is missing');
  const unit = isDeep ? 2 : 1;
  const data = isDeep ? new Uint16Array(bytes.buffer, 0, bytes.length >> 1) : bytes;
  return { data, at: own.offset / unit + first, stride: own.stride / unit, step, shiftX, shiftY };
}

/** Turns the three samples of a pixel into red, green and blue. */
interface Color {
  readonly isRgb: boolean;
  readonly base: number;
  readonly luma: number;
  readonly middle: number;
  readonly redFromV: number;
  readonly greenFromU: number;
  readonly greenFromV: number;
  readonly blueFromU: number;
}

/** By the equations of ITU-T H.273, 8.3. */
function colorOf(frame: VideoFrame, { colorSpace }: FrameReading, bits: number, height: number): Color {
  const own = WEIGHTS[frame.colorSpace.matrix ?? ''] ?? WEIGHTS[colorSpace.matrix ?? ''];
  const [red, blue] = own ?? WEIGHTS[height >= HD_PX ? 'bt709' : 'smpte170m']!;
  const isFull = frame.colorSpace.fullRange ?? colorSpace.fullRange ?? false;
  const unit = 2 ** (bits - 8);
  const most = 2 ** bits - 1;
  const luma = 255 / (isFull ? most : 219 * unit);
  const chroma = 255 / (isFull ? most : 224 * unit);
  const green = 1 - red - blue;
  return {
    isRgb: /RGB|BGR/.test(frame.format ?? ''),
    base: isFull ? 0 : 16 * unit,
    luma,
    middle: 128 * unit,
    redFromV: 2 * (1 - red) * chroma,
    greenFromU: (-2 * (1 - blue) * blue * chroma) / green,
    greenFromV: (-2 * (1 - red) * red * chroma) / green,
    blueFromU: 2 * (1 - blue) * chroma,
  };
}

type Row = Float32Array<ArrayBuffer>;

function painted(
  channels: readonly Channel[],
  { width, height }: { readonly width: number; readonly height: number },
  { rotation, shrink }: FrameReading,
  color: Color,
): FramePicture {
  const [one, two, three] = channels.map(() => new Float32Array(width)) as [Row, Row, Row];
  // Rounds and clamps.
  const data = new Uint8ClampedArray(width * height * 3);
  const { start, across, down } = wayThrough(width, height, rotation);
  const { isRgb, base, luma, middle, redFromV, greenFromU, greenFromV, blueFromU } = color;
  for (let y = 0; y < height; y += 1) {
    for (const [index, row] of [one, two, three].entries()) readRow(channels[index]!, y, shrink, row);
    let to = (start + y * down) * 3;
    const step = across * 3;
    // One assignment at a time: destructuring in these loops takes ten times as long.
    if (isRgb) {
      for (let x = 0; x < width; x += 1, to += step) {
        data[to] = one[x]!;
        data[to + 1] = two[x]!;
        data[to + 2] = three[x]!;
      }
      continue;
    }
    for (let x = 0; x < width; x += 1, to += step) {
      const light = (one[x]! - base) * luma;
      const u = two[x]! - middle;
      const v = three[x]! - middle;
      data[to] = light + redFromV * v;
      data[to + 1] = light + greenFromU * u + greenFromV * v;
      data[to + 2] = light + blueFromU * u;
    }
  }
  const isOnItsSide = rotation === 90 || rotation === 270;
  return {
    width: isOnItsSide ? height : width,
    height: isOnItsSide ? width : height,
    data: new Uint8Array(data.buffer),
  };
}

/** Reads a row of the scaled picture: each value is the mean of its samples. */
function readRow(channel: Channel, y: number, shrink: number, row: Float32Array): void {
  const { data, at, stride, step, shiftX, shiftY } = channel;
  const wide = Math.max(1, shrink >> shiftX);
  const high = Math.max(1, shrink >> shiftY);
  const top = at + ((y * shrink) >> shiftY) * stride;
  if (wide === 1 && high === 1) {
    for (let x = 0; x < row.length; x += 1) row[x] = data[top + ((x * shrink) >> shiftX) * step]!;
    return;
  }
  for (let x = 0; x < row.length; x += 1) {
    const left = top + ((x * shrink) >> shiftX) * step;
    let sum = 0;
    for (let down = 0; down < high; down += 1) {
      for (let along = 0; along < wide; along += 1) sum += data[left + down * stride + along * step]!;
    }
    row[x] = sum / (wide * high);
  }
}

/** Returns where the stored pixels are displayed: the first one, and how far apart neighbors are in both directions. */
function wayThrough(width: number, height: number, rotation: FrameReading['rotation']) {
  switch (rotation) {
    case 90:
      return { start: height - 1, across: height, down: -1 };
    case 180:
      return { start: width * height - 1, across: -1, down: -width };
    case 270:
      return { start: (width - 1) * height, across: -height, down: 1 };
    case 0:
      return { start: 0, across: 1, down: width };
  }
}
