import { stemOf } from '../../naming/file-name.ts';
import type { Shot, ShotSetting } from '../neighbours.ts';
import { BRACKET_STOPS, SAME_EXPOSURE_STOPS, SERIES_REACH } from './limits.ts';

/** What distinguishes a camera's photo from a copy of another one. */
export interface Frame {
  /** The camera's file name: four characters and a number; missing if the name isn't a camera's. */
  readonly numbered?: { readonly prefix: string; readonly number: number };
  /** Of the original file. */
  readonly width: number;
  readonly height: number;
  readonly shot?: Shot | undefined;
}

/**
 * Returns whether two photos were taken one after the other, so that neither is a copy, however alike they are: the
 * exposures of a bracket, the photos of a focus stack, the parts of a panorama. Decided by time, camera settings, and
 * without these by the camera's numbers.
 */
export function areTwoShots(one: Frame, other: Frame): boolean {
  const isOfOneCamera = one.shot !== undefined && one.shot.camera === other.shot?.camera;
  if (isOfOneCamera && one.shot.atMs !== other.shot?.atMs) return true;
  if (isOfOneCamera && areOtherSettings(one.shot.setting, other.shot?.setting, SAME_EXPOSURE_STOPS))
    return true;
  return areNumberedApart(one, other);
}

/** Returns whether two photos taken in quick succession are a bracket or a focus stack, not a burst. */
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

/** Prepares a photo for `areTwoShots`. @param name of the file */
export function frameOf(name: string, taken: Omit<Frame, 'numbered'>): Frame {
  const [, prefix, number] = NUMBERED.exec(stemOf(name)) ?? [];
  if (prefix === undefined) return taken;
  return { ...taken, numbered: { prefix: prefix.toUpperCase(), number: Number(number) } };
}

/** Whether one camera numbered both, close to each other, and neither was resized since. */
function areNumberedApart(one: Frame, other: Frame): boolean {
  if (one.width !== other.width || one.height !== other.height) return false;
  if (!one.numbered || one.numbered.prefix !== other.numbered?.prefix) return false;
  const apart = Math.abs(one.numbered.number - other.numbered.number);
  return apart > 0 && apart <= SERIES_REACH;
}
