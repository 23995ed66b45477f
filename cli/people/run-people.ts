import { availableParallelism } from 'node:os';
import type { Arguments } from '../arguments/argument-types.ts';
import { ENGLISH } from '../arguments/words.ts';
import type { FileToPut } from '../destinations/plan-into.ts';
import { type FilePhoto, fileReader } from '../inputs/file-photo.ts';
import { FACE_THREADS } from '../limits.ts';
import { BatchPeople } from './batch-people.ts';
import type { Program, Target } from '../organize/program.ts';
import type { Decoders, Tools } from '../organize/tools.ts';
import { systemProblem } from '../system-problem.ts';
import { printable } from '../terminal/printable.ts';
import { printLines } from '../terminal/terminal.ts';
import { readPeople, type RememberedPerson, writePeople } from './people-file.ts';

/** The people of a run. */
export interface RunPeople {
  readonly batch: BatchPeople;
  /** Remembers them on this computer; undefined unless that was asked for. */
  readonly remember: ((people: readonly RememberedPerson[]) => Promise<void>) | undefined;
}

/** Returns what groups the photos of a run by person; undefined unless that was asked for. */
export async function peopleOf(
  { groupsPeople, remembersPeople, isEnglish, workers }: Arguments,
  target: Target | undefined,
  { modelsFolder, stateFolder, t, terminal }: Program,
  openFaces: Tools['openFaces'],
): Promise<RunPeople | undefined> {
  if (!groupsPeople) return undefined;
  const library = target?.library;
  const top = target?.store ? undefined : target?.top;
  const kept = top === undefined ? undefined : await readPeople(stateFolder, top);
  const { people: remembered = [], unreadable } = kept ?? {};
  const tell = (text: string) => printLines(terminal.stderr, [printable(text)]);
  const batch = new BatchPeople({
    faces: openFaces(modelsFolder, workers ?? Math.min(availableParallelism(), FACE_THREADS)),
    remembered: library ? await library.namedAsNow(remembered) : remembered,
    nameOf: (number) => (isEnglish ? ENGLISH : t)('command-line.person', { number }),
    isTaken: (name) => library?.hasFolder(name) ?? false,
  });
  if (unreadable !== undefined) tell(t('library.peopleUnreadable', { path: unreadable, library: top ?? '' }));
  if (!remembersPeople || top === undefined || unreadable !== undefined)
    return { batch, remember: undefined };
  const remember = async (people: readonly RememberedPerson[]) => {
    await writePeople(stateFolder, top, people).catch((error: unknown) => {
      const problem = systemProblem(error, t);
      tell(t('library.peopleNotRemembered', { problem }));
    });
  };
  return { batch, remember };
}

/** Returns the folder of the person in each photo. Photos that an earlier run has described are decoded for it first. */
export async function personFolders(
  photos: readonly FilePhoto[],
  { people, decoders, signal }: PeopleSources,
): Promise<ReadonlyMap<string, string>> {
  if (!people) return new Map();
  const { batch } = people;
  // No more than one photo waits, so that memory stays small however slow the search is.
  let earlier = Promise.resolve();
  for (const photo of photos) {
    if (batch.has(photo.id) || signal.aborted) continue;
    const detected = await fileReader.formatOf(photo).catch(() => undefined);
    if (detected?.kind !== 'photo' && detected?.kind !== 'film') continue;
    const seen = await decoders.decode(photo, detected.format, signal).catch(() => undefined);
    await earlier;
    if (!seen) continue;
    const { image, frames } = seen.decoded;
    const looks = (frames ?? [{ image }]).map((one) =>
      batch.look(photo.id, one.image.bytes, { isFrame: frames !== undefined }),
    );
    earlier = Promise.all(looks).then(() => undefined);
  }
  return batch.folders(photos.map(({ id }) => id));
}

interface PeopleSources {
  readonly people: RunPeople | undefined;
  readonly decoders: Pick<Decoders, 'decode'>;
  readonly signal: AbortSignal;
}

/** Remembers the people of a run before it puts any file: a run that is killed then is continued with the same people. */
export async function rememberPeople(
  toPut: readonly FileToPut[],
  people: RunPeople | undefined,
): Promise<void> {
  if (!people?.remember) return;
  const put = toPut.map(({ path, sha256, photo }) => ({ path, sha256, sizeBytes: photo.sizeBytes }));
  await people.remember(
    people.batch.remembered((name) => put.filter(({ path }) => foldersOf(path).includes(name))),
  );
}

function foldersOf(path: string): readonly string[] {
  return path.split('/').slice(0, -1);
}
