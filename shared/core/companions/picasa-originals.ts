import type { CompanionKind } from './companion-kind.ts';

/** Where Picasa keeps a photo's original after it has saved its edits under the photo's name. */
const ORIGINALS_FOLDER = /^\.picasaoriginals$/i;

type Companions = Map<string, { id: string; kind: CompanionKind }[]>;

/**
 * Joins what Picasa kept in `.picasaoriginals` to the photos of the folder around it: the edited photo leads, and its
 * original follows as `…_original`. An original without its photo is an ordinary photo.
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
      // Followers of the original follow its photo.
      const own = companions.get(id) ?? [];
      companions.delete(id);
      companions.set(leader, [...(companions.get(leader) ?? []), { id, kind: 'original' }, ...own]);
    }
  }
}
