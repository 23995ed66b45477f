import { type ChannelLayout, CHANNELS, DEEP_BITS } from './pixel-formats-table.ts';
import { toStandardRange } from './standard-range.ts';

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

/** How a browser converts a frame (WebCodecs, "VideoFrame CopyTo() Options"). */
const CONVERTED: VideoFrameCopyToOptions & { readonly format: string; readonly colorSpace: string } = {
  format: 'RGBA',
  colorSpace: 'srgb',
};

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
 * FFmpeg convert colors differently. Only frames whose samples a browser doesn't show, such as those of 10 bits from a
 * graphics card, are converted by the browser.
 *
 * @throws {Error} for a frame in a format that can't be read
 */
export async function framePicture(frame: VideoFrame, reading: FrameReading): Promise<FramePicture> {
  const own = frame.format === null ? undefined : CHANNELS[frame.format];
  const converted = own ? undefined : CONVERTED;
  const layout = own ?? CHANNELS.RGBA!;
  const { width, height } = frame.visibleRect ?? { width: frame.codedWidth, height: frame.codedHeight };
  const bytes = new Uint8Array(frame.allocationSize(converted));
  const planes = await frame.copyTo(bytes, converted);
  const bits = own ? DEEP_BITS[frame.format!] : undefined;
  const channels = layout.map((one) => channelOf(bytes, planes, one, bits !== undefined));
  const size = { width: Math.floor(width / reading.shrink), height: Math.floor(height / reading.shrink) };
  if (size.width === 0 || size.height === 0) throw new Error('empty frame');
  if (converted || /RGB|BGR/.test(frame.format ?? '')) return painted(channels, size, reading, undefined);
  const picture = painted(channels, size, reading, colorOf(frame, reading, bits ?? 8, height));
  const transfer: string | null | undefined = frame.colorSpace.transfer ?? reading.colorSpace.transfer;
  if (transfer === 'pq' || transfer === 'hlg') toStandardRange(picture.data, transfer);
  return picture;
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

/** Turns luma and its two differences into red, green and blue. */
interface Color {
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
    base: isFull ? 0 : 16 * unit,
    luma,
    middle: 128 * unit,
    redFromV: 2 * (1 - red) * chroma,
    greenFromU: (-2 * (1 - blue) * blue * chroma) / green,
    greenFromV: (-2 * (1 - red) * red * chroma) / green,
    blueFromU: 2 * (1 - blue) * chroma,
  };
}

/** Colors are added up with this many binary places. */
const PLACES = 16;
const [ONE, HALF] = [2 ** PLACES, 2 ** (PLACES - 1)];

/** @param color missing if the channels are red, green and blue */
function painted(
  channels: readonly Channel[],
  { width, height }: { readonly width: number; readonly height: number },
  { rotation, shrink }: FrameReading,
  color: Color | undefined,
): FramePicture {
  const [first, second, third] = channels as readonly [Channel, Channel, Channel];
  const rows = Array.from({ length: 3 }, () => new Float32Array(width)) as [Row, Row, Row];
  const parts = partsOf(width);
  const data = new Uint8ClampedArray(width * height * 3);
  const { start, across, down } = wayThrough(width, height, rotation);
  const rowsPerSample = Math.max(1, (1 << second.shiftY) / shrink);
  for (let y = 0; y < height; y += 1) {
    readRow(first, y, shrink, rows[0]);
    const isNewSample = y % rowsPerSample === 0;
    if (isNewSample) {
      readRow(second, y, shrink, rows[1]);
      readRow(third, y, shrink, rows[2]);
    }
    const to = (start + y * down) * 3;
    if (color) {
      if (isNewSample) colorParts(rows[1], rows[2], color, parts);
      lightParts(rows[0], color, parts.light);
      paintRow(data, to, across * 3, parts);
    } else {
      paintRgb(data, to, across * 3, rows);
    }
  }
  const isOnItsSide = rotation === 90 || rotation === 270;
  return {
    width: isOnItsSide ? height : width,
    height: isOnItsSide ? width : height,
    data: new Uint8Array(data.buffer),
  };
}

type Row = Float32Array<ArrayBuffer>;
/** What a row's luma and its differences add to its colors. */
type Parts = ReturnType<typeof partsOf>;

function partsOf(width: number) {
  const row = () => new Int32Array(width);
  return { light: row(), red: row(), green: row(), blue: row() };
}

function lightParts(luma: Row, { base, luma: factor }: Color, light: Int32Array): void {
  const [unit, less] = [factor * ONE, base * factor * ONE - HALF];
  for (let x = 0; x < light.length; x += 1) light[x] = luma[x]! * unit - less;
}

function colorParts(rowU: Row, rowV: Row, color: Color, { red, green, blue }: Parts): void {
  const { middle } = color;
  const [redFromV, greenFromU] = [color.redFromV * ONE, color.greenFromU * ONE];
  const [greenFromV, blueFromU] = [color.greenFromV * ONE, color.blueFromU * ONE];
  for (let x = 0; x < red.length; x += 1) {
    const u = rowU[x]! - middle;
    const v = rowV[x]! - middle;
    red[x] = redFromV * v;
    green[x] = greenFromU * u + greenFromV * v;
    blue[x] = blueFromU * u;
  }
}

/** Integers only: the array clamps them in a third of the time that it takes to round and clamp other numbers. */
function paintRow(
  data: Uint8ClampedArray,
  start: number,
  step: number,
  { light, red, green, blue }: Parts,
): void {
  for (let x = 0, to = start; x < light.length; x += 1, to += step) {
    const value = light[x]!;
    data[to] = (value + red[x]!) >> PLACES;
    data[to + 1] = (value + green[x]!) >> PLACES;
    data[to + 2] = (value + blue[x]!) >> PLACES;
  }
}

function paintRgb(
  data: Uint8ClampedArray,
  start: number,
  step: number,
  [red, green, blue]: readonly [Row, Row, Row],
) {
  for (let x = 0, to = start; x < red.length; x += 1, to += step) {
    data[to] = red[x]!;
    data[to + 1] = green[x]!;
    data[to + 2] = blue[x]!;
  }
}

/** Reads a row of the scaled picture: each value is the mean of its samples. */
function readRow(channel: Channel, y: number, shrink: number, row: Row): void {
  const { data, at, stride, step, shiftX, shiftY } = channel;
  const wide = Math.max(1, shrink >> shiftX);
  const high = Math.max(1, shrink >> shiftY);
  const top = at + ((y * shrink) >> shiftY) * stride;
  if (wide === 1 && high === 1) {
    // Each sample is read once or twice.
    const half = shrink >> shiftX === 0 ? 1 : 0;
    for (let x = 0; x < row.length; x += 1) row[x] = data[top + (x >> half) * step]!;
  } else if (wide === 2 && high === 2 && step === 1) {
    // The luma of full HD, four times as fast as the loops below.
    for (let x = 0, above = top, below = top + stride; x < row.length; x += 1, above += 2, below += 2) {
      row[x] = (data[above]! + data[above + 1]! + data[below]! + data[below + 1]!) / 4;
    }
  } else {
    for (let x = 0; x < row.length; x += 1) {
      const left = top + ((x * shrink) >> shiftX) * step;
      let sum = 0;
      for (let down = 0; down < high; down += 1) {
        for (let along = 0; along < wide; along += 1) sum += data[left + down * stride + along * step]!;
      }
      row[x] = sum / (wide * high);
    }
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
