import { PHONE_FILM } from '#core/companions/companion-tables.ts';
import { liveCandidates } from '#core/companions/live-candidates.ts';
import type { LiveClues } from '#core/companions/live-clues.ts';
import { pushTo } from '#core/push-to.ts';
import { takenAt } from '../facts/taken-at.ts';
import { boundedSource } from '../metadata/bounded-source.ts';
import { fileMetadata, NO_METADATA } from '../metadata/file-metadata.ts';
import type { RawSource } from '../raw/raw-source.ts';
import { contentId } from './content-id.ts';

/** A file that may be one half of a Live Photo. */
interface LiveFile {
  readonly id: string;
  readonly name: string;
  /** Its directory; only files of one directory belong together. */
  readonly directory: string;
  readonly sizeBytes: number;
}

const LIVE_PICTURE = /\.(?:hei[cf]|jpe?g|dng)$/i;

/**
 * Returns what photos and films tell about whether they are Live Photos, by the files' ids: Apple's content
 * identifiers, when they were taken, and how long a film lasts. A film is read if a photo is next to it; a photo if a
 * film next to it has an identifier, or may be its film by name.
 *
 * @param sourceOf the bytes of a file; undefined for one that would take too long to read
 * @param nowMs see `takenAt`
 */
export async function liveCluesOf<File extends LiveFile>(
  files: readonly File[],
  sourceOf: (file: File) => Promise<RawSource | undefined>,
  nowMs: number,
): Promise<ReadonlyMap<string, LiveClues>> {
  const clues = new Map<string, LiveClues>();
  const directories = new Map<string, File[]>();
  for (const file of files) pushTo(directories, file.directory, file);
  for (const own of directories.values()) {
    const films = own.filter(({ name }) => PHONE_FILM.test(extensionOf(name)));
    const candidates = films.length === 0 ? new Set<string>() : liveCandidates(own.map(({ name }) => name));
    const pictures = own.filter(({ name }) => LIVE_PICTURE.test(name) || candidates.has(name));
    if (films.length === 0 || pictures.length === 0) continue;
    for (const film of films) clues.set(film.id, await cluesIn(film, await sourceOf(film), nowMs));
    const hasIds = films.some(({ id }) => clues.get(id)?.contentId !== undefined);
    for (const picture of pictures) {
      const isCandidate = candidates.has(picture.name);
      if (!isCandidate && !hasIds) continue;
      const source = await sourceOf(picture);
      if (isCandidate) clues.set(picture.id, await cluesIn(picture, source, nowMs));
      else clues.set(picture.id, { contentId: source && (await contentId(source)) });
    }
  }
  return clues;
}

async function cluesIn(file: LiveFile, source: RawSource | undefined, nowMs: number): Promise<LiveClues> {
  const { sizeBytes } = file;
  if (!source) return { sizeBytes };
  // The beginning of the file is read once for both.
  const head = await boundedSource(source).catch(() => source);
  const metadata = await fileMetadata(head).catch(() => NO_METADATA);
  const film = metadata.film && { seconds: metadata.film.seconds };
  return { sizeBytes, contentId: await contentId(head), date: takenAt(metadata, nowMs), film };
}

function extensionOf(name: string): string {
  return /\.[^.]+$/.exec(name)?.[0] ?? '';
}
