import { PHONE_FILM } from '#core/companions/companion-tables.ts';
import type { RawSource } from '../raw/raw-source.ts';
import { contentId } from './content-id.ts';

/** A file that may be one half of a Live Photo. */
interface LiveFile {
  readonly id: string;
  readonly name: string;
  /** Its directory; only files of one directory belong together. */
  readonly directory: string;
}

const LIVE_PICTURE = /\.(?:hei[cf]|jpe?g|dng)$/i;

/**
 * Returns Apple's content identifiers of videos and photos, by the files' ids. Photos are read only if a video in
 * their directory has an identifier.
 *
 * @param sourceOf the bytes of a file; undefined for one that would take too long to read
 */
export async function contentIdsOf<File extends LiveFile>(
  files: readonly File[],
  sourceOf: (file: File) => Promise<RawSource | undefined>,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  const withFilms = new Set<string>();
  const read = async (file: File) => {
    const source = await sourceOf(file);
    const found = source && (await contentId(source));
    if (found !== undefined) ids.set(file.id, found);
    return found !== undefined;
  };
  const extensionOf = ({ name }: File) => /\.[^.]+$/.exec(name)?.[0] ?? '';
  const pictures = files.filter((file) => LIVE_PICTURE.test(extensionOf(file)));
  const withPictures = new Set(pictures.map(({ directory }) => directory));
  for (const film of files) {
    if (!PHONE_FILM.test(extensionOf(film)) || !withPictures.has(film.directory)) continue;
    if (await read(film)) withFilms.add(film.directory);
  }
  for (const picture of pictures) if (withFilms.has(picture.directory)) await read(picture);
  return ids;
}
