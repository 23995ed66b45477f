import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import type { Follower } from '#core/companions/companion-paths.ts';
import type { ExportReading } from '#core/takeout/read-export.ts';
import { hasOwnXmp, madeXmp, xmpFactsOf } from '#core/xmp/made-xmp.ts';
import type { PhotoDate } from '#core/dates/photo-date.ts';
import { xmpSidecar } from '#core/xmp/xmp-sidecar.ts';
import type { SourceRoot } from '#core/destinations/journal-record.ts';
import type { PhotoLocation } from '#core/places/place.ts';
import { folderNameIn } from '#core/wording/own-folders.ts';
import { mkdir, rm, utimes } from '../disk/byte-fs.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';

/** The name of a folder of sidecars begins so, and ends with a UUID. */
export const XMP_STAGE = 'xmp-';

/** Sidecars that are written beside photos. */
export interface XmpFiles {
  /** What belongs to each photo, by its id, with its sidecar. */
  readonly followers: ReadonlyMap<string, readonly Follower[]>;
  /** The sidecars by their ids. */
  readonly files: ReadonlyMap<string, FilePhoto>;
}

/** What is known of the photos. */
export interface KnownOfPhotos {
  readonly placed: ReadonlyMap<string, PlacedPhoto>;
  readonly followers: ReadonlyMap<string, readonly Follower[]>;
  readonly facts: ExportReading['facts'];
  readonly date: (photo: FilePhoto) => PhotoDate | undefined;
  readonly location: (photo: FilePhoto) => PhotoLocation | undefined;
}

/** Makes a sidecar for each photo that was placed and has none. */
export function xmpFiles(
  photos: readonly FilePhoto[],
  { placed, followers, facts, date, location }: KnownOfPhotos,
): XmpFiles {
  const all = new Map(followers);
  const files = new Map<string, FilePhoto>();
  for (const photo of photos) {
    const seen = placed.get(photo.id);
    const own = followers.get(photo.id) ?? [];
    if (!seen || hasOwnXmp(own)) continue;
    const category = folderNameIn(seen.category, seen.language);
    const known = { placed: seen, category, told: facts.get(photo.id) };
    const text = xmpSidecar({ ...xmpFactsOf({ ...known, location: location(photo) }), date: date(photo) });
    if (text === undefined) continue;
    const made = Buffer.from(text);
    const follower = madeXmp(photo.id);
    const { id, name } = follower;
    const { modifiedMs } = photo;
    files.set(id, { id, name, path: '', from: '', made, sizeBytes: made.length, modifiedMs });
    all.set(photo.id, [...own, follower]);
  }
  return { followers: all, files };
}

/**
 * Writes sidecars to a folder of our own, from which they are put to their places like any other file, also after a crash.
 *
 * @returns the same sidecars as files on the disk
 */
export async function stagedXmpFiles(
  { files }: XmpFiles,
  folder: string,
): Promise<ReadonlyMap<string, FilePhoto>> {
  if (files.size > 0) await mkdir(folder);
  const staged = new Map<string, FilePhoto>();
  for (const [id, { made, ...file }] of files) {
    const path = join(folder, `${staged.size}.xmp`);
    await writeFile(path, made ?? '', { flag: 'wx' });
    await utimes(path, file.modifiedMs / 1000, file.modifiedMs / 1000);
    staged.set(id, { ...file, path, from: path });
  }
  return staged;
}

/**
 * Removes the folders of sidecars that a run made for itself.
 *
 * @param own the folder of ours that they lie in
 */
export async function removeXmpStages(own: string, roots: readonly SourceRoot[]): Promise<void> {
  for (const { path } of roots) if (isXmpStage(own, path)) await rm(path, { recursive: true, force: true });
}

/** Whether a folder is one of sidecars that a run made for itself. */
export function isXmpStage(own: string, path: string): boolean {
  return dirname(path) === own && /^xmp-[0-9a-f-]{36}$/.test(basename(path));
}
