import { stemOf } from '../../naming/file-name.ts';
import { pushTo } from '../../push-to.ts';

/**
 * How cameras name the photos of a burst, most exact first; for a stem in lower case. `key` is what they share, `frame`
 * what tells them apart.
 */
const BURST_NAMES: readonly RegExp[] = [
  // Nexus and Pixel `00001IMG_00001_BURST20160303172323999_COVER`, `00015XTR_00015_BURST…`; Xperia `DSC_0001_BURST…`.
  /^(?<frame>.*?)_?burst(?<key>\d{8,})/,
  // Motorola `IMG_20190714_160312123_BURST000_COVER_TOP`; Huawei, Xiaomi, HTC, LG `…_BURST001`.
  /^(?<key>.*\d{4}.*?)[_ .-]burst[_-]?(?<frame>\d{1,4})(?!\d)/,
  // Pixel `PXL_20230330_184138390.MOTION-01.COVER` and `….MOTION-02.ORIGINAL`.
  /^(?<key>pxl_\d{8}_\d{9})\.(?:motion|burst|portrait|night|long_exposure|action_pan)-(?<frame>\d{1,2})\./,
  // Samsung `20231207_101605_001`.
  /^(?<key>(?:[a-z]{2,6}_?)?\d{8}_\d{6})_(?<frame>\d{3})$/,
  // Samsung `20190714_160312`, and `20190714_160312(0)` of the same second.
  /^(?<key>\d{8}_\d{6})(?<frame>(?:\(\d{1,3}\))?)$/,
];

/** The number of the first photo that Samsung adds in the same second; systems begin to count copies at 1. */
const FIRST_OF_SECOND = '(0)';

/** The mark of the photo that a camera proposes. */
const COVER_NAME = /[_.-]cover(?=[_.~( -]|$)/;

/** A photo of a burst by its name. */
export interface BurstFrame {
  /** Shared by all photos of the burst. */
  readonly key: string;
  readonly frame: string;
}

/** Returns which photo of which burst a file is, by the name that its camera gave it. */
export function burstFrameOf(name: string): BurstFrame | undefined {
  const stem = stemOf(name).toLowerCase();
  for (const pattern of BURST_NAMES) {
    const { key, frame } = pattern.exec(stem)?.groups ?? {};
    if (key !== undefined && frame !== undefined) return { key, frame };
  }
  return undefined;
}

/** Returns whether a camera proposes this photo of a burst. */
export function isCover(name: string): boolean {
  return COVER_NAME.test(stemOf(name).toLowerCase());
}

/**
 * Finds the bursts that names tell, with or without metadata.
 *
 * @param frames undefined for a photo whose name tells none
 * @returns the indices of each burst's photos, by the burst's key
 */
export function burstsByName(
  frames: readonly (BurstFrame | undefined)[],
): ReadonlyMap<string, readonly number[]> {
  const byKey = new Map<string, number[]>();
  frames.forEach((one, at) => {
    if (one) pushTo(byKey, one.key, at);
  });
  return new Map(
    [...byKey].filter(([, places]) => {
      const names = new Set(places.map((at) => frames[at]!.frame));
      // Without the first one, they may be copies that a system numbered.
      const areCopies = [...names].every((frame) => /^(?:\(|$)/.test(frame)) && !names.has(FIRST_OF_SECOND);
      return names.size > 1 && !areCopies;
    }),
  );
}

/** Splits a burst so that no two photos of a part are apart, as a person said; parts have two photos or more. */
export function partsOfBurst(
  places: readonly number[],
  areApart: (one: number, other: number) => boolean,
): readonly (readonly number[])[] {
  const parts: number[][] = [];
  for (const at of places) {
    const part = parts.find((others) => !others.some((other) => areApart(other, at)));
    if (part) part.push(at);
    else parts.push([at]);
  }
  return parts.filter(({ length }) => length > 1);
}
