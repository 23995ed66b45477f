/**
 * The functions of `node:fs/promises` that the command line uses, for paths that may not be UTF-8; see
 * `byte-names.ts`.
 */
import type { Dirent, PathLike } from 'node:fs';
import * as fs from 'node:fs/promises';
import { fromDisk, onDisk } from './byte-names.ts';

function as(path: PathLike): PathLike {
  return typeof path === 'string' ? onDisk(path) : path;
}

export const access: typeof fs.access = (path, mode) => fs.access(as(path), mode);
export const copyFile: typeof fs.copyFile = (from, to, mode) => fs.copyFile(as(from), as(to), mode);
export const link: typeof fs.link = (from, to) => fs.link(as(from), as(to));
export const lstat = ((path: PathLike, options?: object) => fs.lstat(as(path), options)) as typeof fs.lstat;
export const mkdir = ((path: PathLike, options?: object) => fs.mkdir(as(path), options)) as typeof fs.mkdir;
export const open: typeof fs.open = (path, flags, mode) => fs.open(as(path), flags, mode);
export const rename: typeof fs.rename = (from, to) => fs.rename(as(from), as(to));
export const rm: typeof fs.rm = (path, options) => fs.rm(as(path), options);
export const rmdir: typeof fs.rmdir = (path, options) => fs.rmdir(as(path), options);
export const stat = ((path: PathLike, options?: object) => fs.stat(as(path), options)) as typeof fs.stat;
export const unlink: typeof fs.unlink = (path) => fs.unlink(as(path));
export const utimes: typeof fs.utimes = (path, accessed, modified) => fs.utimes(as(path), accessed, modified);

/** Returns the real path, escaped where it isn't UTF-8. */
export async function realpath(path: string): Promise<string> {
  return fromDisk(await fs.realpath(as(path), 'buffer'));
}

export function readdir(path: string): Promise<string[]>;
export function readdir(path: string, options: { readonly withFileTypes: true }): Promise<Dirent[]>;
/** Returns the names in a folder, escaped where they aren't UTF-8. */
export async function readdir(
  path: string,
  options?: { readonly withFileTypes: true },
): Promise<string[] | Dirent[]> {
  if (!options) return (await fs.readdir(as(path), 'buffer')).map((name) => fromDisk(name));
  const entries = await fs.readdir(as(path), { withFileTypes: true, encoding: 'buffer' });
  return entries.map((entry) => Object.create(entry, { name: { value: fromDisk(entry.name) } }) as Dirent);
}
