import type { CompanionKind } from './pairs.ts';

/** Where Picasa keeps a photo as it was, once it has saved its edits under the photo's name. */
const ORIGINALS_FOLDER = /^\.picasaoriginals$/i;

type Companions = Map<string, { id: string; kind: CompanionKind }[]>;

/**
 * Joins what Picasa kept in `.picasaoriginals` to the photos of the folder around it: the photo that Picasa shows leads, and its
 * original comes along as `…_original`. An original whose photo is not there is a photo like others.
 */
export function joinPicasaOriginals(
  directories: ReadonlyMap<
    string,
    { readonly files: readonly { readonly id: string; readonly name: string }[] }
  >,
  companions: Companions,
): void {
  const taken = new Map(
    [...companions].flatMap(([leader, own]) => own.map(({ id }) => [id, leader] as const)),
  );
  for (const [folder, { files }] of directories) {
    const parts = folder.split(/[/\\]/);
    if (!ORIGINALS_FOLDER.test(parts.at(-1) ?? '')) continue;
    const around = directories.get(folder.slice(0, -(parts.at(-1)!.length + 1)))?.files ?? [];
    const named = new Map(around.map((file) => [file.name.toLowerCase(), file.id]));
    for (const { id, name } of files) {
      const shown = named.get(name.toLowerCase());
      if (shown === undefined || taken.has(id)) continue;
      const leader = taken.get(shown) ?? shown;
      // What belonged to the original belongs to its photo.
      const own = companions.get(id) ?? [];
      companions.delete(id);
      companions.set(leader, [...(companions.get(leader) ?? []), { id, kind: 'original' }, ...own]);
    }
  }
}
