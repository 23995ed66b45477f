import { stemOf } from '../../naming/file-name.ts';
import type { Shot, ShotSetting } from '../neighbours.ts';
import { BRACKET_STOPS, SAME_EXPOSURE_STOPS, SERIES_REACH } from './limits.ts';

/** What tells a photo that a camera took from a copy of another one. */
export interface Frame {
  /** What a camera named it by: four characters and a number; missing if its name is none of a camera. */
  readonly numbered?: { readonly prefix: string; readonly number: number };
  /** Of the file as it is. */
  readonly width: number;
  readonly height: number;
  readonly shot?: Shot | undefined;
}

/**
 * Whether two photos were taken one after the other, so that neither is a copy, however alike they are: the exposures of
 * a bracket, the photos of a focus stack, the parts of a panorama. By time, by how the camera was set, and where the
 * files say neither, by the numbers that it gave them.
 */
export function areTwoShots(one: Frame, other: Frame): boolean {
  const isOfOneCamera = one.shot !== undefined && one.shot.camera === other.shot?.camera;
  if (isOfOneCamera && one.shot.atMs !== other.shot?.atMs) return true;
  if (isOfOneCamera && areOtherSettings(one.shot.setting, other.shot?.setting, SAME_EXPOSURE_STOPS))
    return true;
  return areNumberedApart(one, other);
}

/** Whether two photos that were taken one right after the other are no burst, but a bracket or a focus stack. */
export function areOfSeries(one: Shot, other: Shot): boolean {
  return (
    (one.setting?.isBracketed === true && other.setting?.isBracketed === true) ||
    areOtherSettings(one.setting, other.setting, BRACKET_STOPS)
  );
}

function areOtherSettings(one: ShotSetting = {}, other: ShotSetting = {}, stops: number): boolean {
  const isOtherLight =
    one.stops !== undefined && other.stops !== undefined && Math.abs(one.stops - other.stops) > stops;
  const isOtherFocus = one.focusM !== undefined && other.focusM !== undefined && one.focusM !== other.focusM;
  return isOtherLight || isOtherFocus;
}

/** A camera's name for a file: four characters and a number of four digits (DCF 2.0, 3.2.4). */
const NUMBERED = /^([A-Z\d_]{4})(\d{4})$/i;

/** A photo as `areTwoShots` compares it with each other one. @param name of the file */
export function frameOf(name: string, taken: Omit<Frame, 'numbered'>): Frame {
  const [, prefix, number] = NUMBERED.exec(stemOf(name)) ?? [];
  if (prefix === undefined) return taken;
  return { ...taken, numbered: { prefix: prefix.toUpperCase(), number: Number(number) } };
}

/** Whether one camera gave both of them numbers, near to each other, and nothing was made smaller since. */
function areNumberedApart(one: Frame, other: Frame): boolean {
  if (one.width !== other.width || one.height !== other.height) return false;
  if (!one.numbered || one.numbered.prefix !== other.numbered?.prefix) return false;
  const apart = Math.abs(one.numbered.number - other.numbered.number);
  return apart > 0 && apart <= SERIES_REACH;
}
