import type { SidecarFacts } from '../takeout/sidecar.ts';
import { pushTo } from '../push-to.ts';

/** What exact copies have in common. */
interface Sized {
  readonly id: string;
  readonly sizeBytes: number;
}

/** Returns the files whose bytes have to be read to find exact copies: those of equal size. */
export function worthSumming<File extends Sized>(files: readonly File[]): File[] {
  const counts = new Map<number, number>();
  for (const { sizeBytes } of files) counts.set(sizeBytes, (counts.get(sizeBytes) ?? 0) + 1);
  return files.filter(({ sizeBytes }) => sizeBytes > 0 && (counts.get(sizeBytes) ?? 0) > 1);
}

/**
 * Groups files with the same bytes, in the order of the files.
 *
 * @param sums SHA-256 by file id; a file without one, such as an unreadable file, is in no group
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
 * Merges what sidecars say about exact copies, which are one photo: each copy fills the gaps of the others. Whether a
 * copy was archived or deleted isn't shared.
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
