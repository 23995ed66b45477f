import { canBeLive, type LiveClues } from '../companions/live-clues.ts';
import type { CompanionKind } from '../companions/companion-kind.ts';
import { companionsIn } from '../companions/pairs.ts';
import { idsByName } from './export-directories.ts';
import type { ListedFile } from './read-export.ts';
import type { SidecarFacts } from './sidecar.ts';

/** The companions of photos by the photos' ids. */
export type Companions = Map<string, { id: string; kind: CompanionKind }[]>;

/** What is known of the files of one directory. */
interface DirectoryClues {
  /** Of each file, by its id, apart from its sidecar. */
  readonly clues: ReadonlyMap<string, LiveClues>;
  /** Of each file, by its id. */
  readonly facts: Map<string, SidecarFacts>;
  /** For each film without a sidecar of its own that shares one, the names of those it is shared with. */
  readonly sharing: ReadonlyMap<string, readonly string[]>;
  readonly editedEndings: ReadonlySet<string>;
}

/**
 * Adds the companions of the photos in one directory. A Live Photo's film shares its photo's sidecar. A film of another
 * time doesn't, even under the same name.
 */
export function joinCompanions(
  files: readonly ListedFile[],
  { clues, facts, sharing, editedEndings }: DirectoryClues,
  to: Companions,
): void {
  const ids = idsByName(files);
  const idsOf = (name: string) => ids.get(name) ?? [];
  const clueOf = (name: string): LiveClues => {
    const [id = ''] = idsOf(name);
    return { ...clues.get(id), toldMs: sharing.has(name) ? undefined : facts.get(id)?.takenMs };
  };
  const known = new Map([...ids.keys()].map((name) => [name, clueOf(name)]));
  for (const [film, photos] of sharing) {
    if (photos.some((photo) => canBeLive(known.get(photo), known.get(film)))) continue;
    for (const id of idsOf(film)) facts.delete(id);
  }
  for (const [leader, own] of companionsIn([...ids.keys()], { editedEndings, clues: known })) {
    const [leaderId] = idsOf(leader);
    if (leaderId === undefined) continue;
    const members = own.flatMap(({ name, kind }) => idsOf(name).map((id) => ({ id, kind })));
    to.set(leaderId, members);
    const told = facts.get(leaderId);
    for (const { id, kind } of members) {
      const isItsFilm = kind === 'live' || kind === 'motion';
      if (told && isItsFilm && !facts.has(id)) facts.set(id, told);
    }
  }
}
