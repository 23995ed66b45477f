import { createHash, randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fromBase64, toBase64 } from '#core/bytes/base64.ts';
import { NAME_LENGTH } from '#core/people/limits.ts';
import type { KnownPerson } from '#core/people/known-people.ts';
import { mkdir, readdir, rm } from '../disk/byte-fs.ts';
import { readOwn } from '../disk/regular-file.ts';
import { MOST_PEOPLE_BYTES, VECTOR_LENGTH } from './limits.ts';

/** A photo in the folder of a person. */
export interface PersonPhoto {
  /** In the library, with slashes. */
  readonly path: string;
  readonly sha256: string;
  readonly sizeBytes: number;
}

/** A person of a library, as this computer remembers them. The name is that of their folder. */
export interface RememberedPerson extends KnownPerson {
  readonly photos: readonly PersonPhoto[];
}

const FILE_NAME = /^people-[0-9a-f]{16}\.json$/;

/**
 * Reads the people that this computer remembers of a library.
 *
 * @param top the real path of the library
 * @returns none where nothing is remembered
 */
export async function readPeople(stateFolder: string, top: string): Promise<readonly RememberedPerson[]> {
  const text = await readOwn(pathOf(stateFolder, top), MOST_PEOPLE_BYTES);
  if (text === undefined) return [];
  try {
    const { people } = JSON.parse(text) as { readonly people?: unknown };
    return Array.isArray(people) ? people.flatMap((one: unknown) => personIn(one) ?? []) : [];
  } catch {
    return [];
  }
}

/**
 * Remembers the people of a library, for this user of the computer alone.
 *
 * @throws a system error if they can't be written
 */
export async function writePeople(
  stateFolder: string,
  top: string,
  people: readonly RememberedPerson[],
): Promise<void> {
  const path = pathOf(stateFolder, top);
  const part = `${path}-${randomUUID()}`;
  const json = { library: top, people: people.map((person) => ({ ...person, vectors: textsOf(person) })) };
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(part, JSON.stringify(json), { mode: 0o600 });
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}

/**
 * Forgets the people of libraries.
 *
 * @param tops the real paths of libraries; all of them if there are none
 * @returns how many libraries had people that were remembered
 */
export async function forgetPeople(stateFolder: string, tops: readonly string[]): Promise<number> {
  const wanted = new Set(tops.map((top) => nameOf(top)));
  const names = await readdir(stateFolder).catch((): string[] => []);
  let forgotten = 0;
  for (const name of names) {
    // What a crash left of a file goes as well.
    const file = name.slice(0, nameOf('').length);
    if (!FILE_NAME.test(file) || (tops.length > 0 && !wanted.has(file))) continue;
    await rm(join(stateFolder, name), { force: true });
    if (name === file) forgotten += 1;
  }
  return forgotten;
}

function pathOf(stateFolder: string, top: string): string {
  return join(stateFolder, nameOf(top));
}

function nameOf(top: string): string {
  return `people-${createHash('sha256').update(top).digest('hex').slice(0, 16)}.json`;
}

function textsOf({ vectors }: KnownPerson): readonly string[] {
  return vectors.map((vector) =>
    toBase64(new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength)),
  );
}

function personIn(json: unknown): RememberedPerson | undefined {
  const { name, vectors, photos } = (json ?? {}) as Partial<Record<string, unknown>>;
  if (typeof name !== 'string' || name === '' || name.length > NAME_LENGTH) return undefined;
  if (!Array.isArray(vectors) || !Array.isArray(photos)) return undefined;
  const read = vectors.flatMap((text: unknown) => vectorIn(text) ?? []);
  if (read.length === 0) return undefined;
  return { name, vectors: read, photos: photos.flatMap((photo: unknown) => photoIn(photo) ?? []) };
}

function vectorIn(text: unknown): Float32Array | undefined {
  const bytes = typeof text === 'string' ? fromBase64(text) : undefined;
  if (bytes?.byteLength !== VECTOR_LENGTH * Float32Array.BYTES_PER_ELEMENT) return undefined;
  const vector = new Float32Array(bytes.buffer);
  return vector.every((value) => Number.isFinite(value)) ? vector : undefined;
}

function photoIn(json: unknown): PersonPhoto | undefined {
  const { path, sha256, sizeBytes } = (json ?? {}) as Partial<Record<string, unknown>>;
  if (typeof path !== 'string' || typeof sha256 !== 'string' || typeof sizeBytes !== 'number')
    return undefined;
  return { path, sha256, sizeBytes };
}
