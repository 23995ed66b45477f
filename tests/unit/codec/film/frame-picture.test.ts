import { VideoFrame as MadeFrame } from '@napi-rs/webcodecs';
import { describe, expect, it } from 'vitest';
import { framePicture } from '#codec/film/frame-picture.ts';

const SIZE = { codedWidth: 4, codedHeight: 4 };

/** A frame of 10 bits whose pixels all have one color, as cameras write it: of limited range, in BT.2020. */
function deepFrame(luma: number, [u, v]: readonly [number, number], transfer?: 'pq' | 'hlg'): VideoFrame {
  const samples = Uint16Array.from({ length: 24 }, (_, at) => (at < 16 ? luma : at < 20 ? u : v));
  return new MadeFrame(new Uint8Array(samples.buffer), {
    format: 'I420P10',
    timestamp: 0,
    ...SIZE,
    colorSpace: {
      primaries: 'bt2020',
      matrix: 'bt2020-ncl',
      fullRange: false,
      ...(transfer === undefined ? {} : { transfer }),
    },
  }) as unknown as VideoFrame;
}

/** A gray of 10 bits. @param signal from 0 to 1 */
function gray(signal: number, transfer?: 'pq' | 'hlg'): VideoFrame {
  return deepFrame(Math.round(64 + signal * 876), [512, 512], transfer);
}

async function colorOf(frame: VideoFrame, colorSpace: object = {}): Promise<number[]> {
  const { data } = await framePicture(frame, { rotation: 0, shrink: 1, colorSpace });
  return [...data.subarray(0, 3)];
}

describe('frames of high dynamic range', () => {
  // ITU-R BT.2408, table 1: the signal of a white sheet of paper.
  it.each([
    ['hlg', 0.75],
    ['pq', 0.58],
  ] as const)('show white paper as white (%s)', async (transfer, signal) => {
    const color = await colorOf(gray(signal, transfer));
    for (const value of color) expect(value).toBeGreaterThan(235);
  });

  // BT.2408, table 1: a card that reflects 18 % of the light; 46 % of sRGB's range.
  it.each([
    ['hlg', 0.42],
    ['pq', 0.42],
  ] as const)('show a gray card as middle gray (%s)', async (transfer, signal) => {
    const [red, green, blue] = await colorOf(gray(signal, transfer));
    expect(red).toBeGreaterThan(95);
    expect(red).toBeLessThan(140);
    expect([green, blue]).toEqual([red, red]);
  });

  it('keep something of the highlights', async () => {
    const [paper] = await colorOf(gray(0.75, 'hlg'));
    const [sky] = await colorOf(gray(0.95, 'hlg'));
    expect(sky).toBeGreaterThan(paper!);
  });

  it('keep their colors as strong as they were', async () => {
    // A red of BT.709 within BT.2020, by its matrix.
    const [red, green, blue] = await colorOf(deepFrame(420, [450, 690], 'hlg'));
    expect(red! - Math.max(green!, blue!)).toBeGreaterThan(120);
  });

  it('are recognized by what the container says', async () => {
    const frame = gray(0.58);
    const told = await colorOf(frame, { transfer: 'pq' });
    expect(told[0]).toBeGreaterThan(235);
    expect((await colorOf(gray(0.58)))[0]).toBeLessThan(160);
  });
});

describe('a frame whose samples a browser does not show', () => {
  const asColors = {
    ...SIZE,
    format: null,
    visibleRect: null,
    colorSpace: { transfer: 'hlg' },
    allocationSize: (options?: { readonly format: string }) => {
      if (options?.format !== 'RGBA') throw new Error('no format');
      return 64;
    },
    copyTo: async (bytes: Uint8Array) => {
      bytes.set(Array.from({ length: 16 }, () => [10, 20, 30, 255]).flat());
      return [{ offset: 0, stride: 16 }];
    },
  };

  it('is converted by the browser, also from a high dynamic range', async () => {
    expect(await colorOf(asColors as unknown as VideoFrame)).toEqual([10, 20, 30]);
  });
});
