/** The samples of one channel in a frame's planes (WebCodecs, "Pixel Format"). */
export interface ChannelLayout {
  readonly plane: number;
  /** The first sample in a row, and the distance to the next one. */
  readonly first: number;
  readonly step: number;
  /** Binary logarithms of how many pixels share a sample. */
  readonly shiftX: number;
  readonly shiftY: number;
}

type Layout = readonly [ChannelLayout, ChannelLayout, ChannelLayout];

function planar(shiftX: number, shiftY: number): Layout {
  const luma = { plane: 0, first: 0, step: 1, shiftX: 0, shiftY: 0 };
  const chroma = { first: 0, step: 1, shiftX, shiftY };
  return [luma, { ...chroma, plane: 1 }, { ...chroma, plane: 2 }];
}

function paired(u: number, v: number): Layout {
  const [luma] = planar(0, 0);
  const chroma = { plane: 1, step: 2, shiftX: 1, shiftY: 1 };
  return [luma, { ...chroma, first: u }, { ...chroma, first: v }];
}

function packed(red: number, blue: number): Layout {
  const channel = { plane: 0, step: 4, shiftX: 0, shiftY: 0 };
  return [
    { ...channel, first: red },
    { ...channel, first: 1 },
    { ...channel, first: blue },
  ];
}

const [QUARTERED, HALVED, WHOLE] = [planar(1, 1), planar(1, 0), planar(0, 0)];

/** The channels of each format: luma and its two differences, or red, green and blue. Alpha is ignored. */
export const CHANNELS: Readonly<Record<string, Layout>> = {
  I420: QUARTERED,
  I420A: QUARTERED,
  I420P10: QUARTERED,
  I420AP10: QUARTERED,
  I420P12: QUARTERED,
  I422: HALVED,
  I422A: HALVED,
  I422P10: HALVED,
  I422P12: HALVED,
  I444: WHOLE,
  I444A: WHOLE,
  I444P10: WHOLE,
  I444P12: WHOLE,
  NV12: paired(0, 1),
  NV21: paired(1, 0),
  RGBA: packed(0, 2),
  RGBX: packed(0, 2),
  BGRA: packed(2, 0),
  BGRX: packed(2, 0),
};

/** The bits per sample of formats whose samples have two bytes. */
export const DEEP_BITS: Readonly<Record<string, number>> = {
  I420P10: 10,
  I420AP10: 10,
  I422P10: 10,
  I444P10: 10,
  I420P12: 12,
  I422P12: 12,
  I444P12: 12,
};
