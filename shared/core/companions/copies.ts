import type { SidecarFacts } from '../takeout/sidecar.ts';
import { pushTo } from '../push-to.ts';

/** What is compared to find exact copies. */
interface Sized {
  readonly id: string;
  readonly sizeBytes: number;
}

/** The files whose bytes have to be read to find exact copies: those that are as large as another one. */
export function worthSumming<File extends Sized>(files: readonly File[]): File[] {
  const counts = new Map<number, number>();
  for (const { sizeBytes } of files) counts.set(sizeBytes, (counts.get(sizeBytes) ?? 0) + 1);
  return files.filter(({ sizeBytes }) => sizeBytes > 0 && (counts.get(sizeBytes) ?? 0) > 1);
}

/**
 * Groups of files with the same bytes, in the order of the files.
 *
 * @param sums the SHA-256 of files by their ids; one without, such as one that cannot be read, is in no group
 */
export function copiesAmong<File extends Sized>(
  files: readonly File[],
  sums: ReadonlyMap<string, string>,
): File[][] {
  const groups = new Map<string, File[]>();
  for (const file of files) {
    const sum = sums.get(file.id);
    if (sum === undefined || file.sizeBytes === 0) continue;
    pushTo(groups, sum, file);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/**
 * What sidecars say, where exact copies are one photo: what is said of one is said of those too of which nothing is. That
 * it was put away is said of the one alone.
 *
 * @param copies see {@link copiesAmong}
 */
export function factsWithCopies(
  facts: ReadonlyMap<string, SidecarFacts>,
  copies: readonly (readonly { readonly id: string }[])[],
): ReadonlyMap<string, SidecarFacts> {
  const all = new Map(facts);
  for (const group of copies) {
    const known = group.map(({ id }) => facts.get(id)).find(Boolean);
    if (!known) continue;
    for (const { id } of group) {
      if (!all.has(id)) all.set(id, { ...known, isTrashed: false, isArchived: false });
    }
  }
  return all;
}
