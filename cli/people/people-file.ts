import { createHash, randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fromBase64, toBase64 } from '#core/bytes/base64.ts';
import { KNOWN_VECTORS } from '#core/people/limits.ts';
import type { KnownPerson } from '#core/people/known-people.ts';
import { listOf, matching, objectOf, type Reader, textOf, wholeOf } from '#core/saved/fields.ts';
import { KEPT } from '#core/saved/limits.ts';
import { RECORD_VERSIONS } from '#core/saved/record-version.ts';
import { readPersonName, readVector } from '#core/saved/read-people.ts';
import { lstat, mkdir, readdir, rm } from '../disk/byte-fs.ts';
import { readOwn } from '../disk/regular-file.ts';
import { MOST_PEOPLE_BYTES, PHOTOS_OF_PERSON } from './limits.ts';

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

/** What this computer remembers of the people of a library. */
export interface KeptPeople {
  /** Nobody if nothing is remembered. */
  readonly people: readonly RememberedPerson[];
  /** The path of a file that this version can't read, and doesn't replace. */
  readonly unreadable: string | undefined;
}

/**
 * Reads the people that this computer remembers of a library. Never throws.
 *
 * @param top the real path of the library
 */
export async function readPeople(stateFolder: string, top: string): Promise<KeptPeople> {
  const path = pathOf(stateFolder, top);
  const text = await readOwn(path, MOST_PEOPLE_BYTES);
  const kept = text === undefined ? undefined : peopleIn(text, top);
  if (kept) return { people: kept, unreadable: undefined };
  return { people: [], unreadable: (await isMissing(path)) ? undefined : path };
}

/**
 * Remembers the people of a library, for this user of the computer alone.
 *
 * @throws a system error if they can't be written, or are more than {@link readPeople} would read
 */
export async function writePeople(
  stateFolder: string,
  top: string,
  people: readonly RememberedPerson[],
): Promise<void> {
  const path = pathOf(stateFolder, top);
  const part = `${path}-${randomUUID()}`;
  const kept = people.map((person) => ({ ...person, vectors: textsOf(person) }));
  const text = JSON.stringify({ version: RECORD_VERSIONS.people, library: top, people: kept });
  if (Buffer.byteLength(text) > MOST_PEOPLE_BYTES) {
    throw Object.assign(new Error(`${path} would be too large`), { code: 'EFBIG', syscall: 'write', path });
  }
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(part, text, { mode: 0o600 });
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

async function isMissing(path: string): Promise<boolean> {
  return lstat(path).then(
    () => false,
    ({ code }: NodeJS.ErrnoException) => code === 'ENOENT' || code === 'ENOTDIR',
  );
}

const readStoredVector: Reader<Float32Array> = (text) => {
  const bytes = typeof text === 'string' ? fromBase64(text) : undefined;
  return bytes && bytes.byteLength % Float32Array.BYTES_PER_ELEMENT === 0
    ? readVector(new Float32Array(bytes.buffer))
    : undefined;
};

const readPerson = objectOf<RememberedPerson>({
  // The name of a folder.
  name: (name) => (typeof name === 'string' && /[/\0]/.test(name) ? undefined : readPersonName(name)),
  vectors: listOf(readStoredVector, KNOWN_VECTORS),
  photos: listOf(
    objectOf<PersonPhoto>({
      path: textOf(KEPT.text),
      sha256: matching(/^[0-9a-f]{64}$/, 64),
      sizeBytes: wholeOf(),
    }),
    PHOTOS_OF_PERSON,
  ),
});

const readFile = objectOf<{ version: number; library: string; people: readonly RememberedPerson[] }>({
  version: wholeOf(RECORD_VERSIONS.people, RECORD_VERSIONS.people),
  library: textOf(KEPT.text),
  people: listOf(readPerson, KEPT.photos),
});

/** All people of a file, or undefined: a file of which we lose a part can't be written again. */
function peopleIn(text: string, top: string): readonly RememberedPerson[] | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const file = readFile(json);
  return file?.library === top ? file.people : undefined;
}
