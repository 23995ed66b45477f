import type { TableRow } from '#core/lists/listed-facts.ts';
import { isTargetPath } from '#core/destinations/safe-path.ts';
import { originalHead } from '#codec/written/written-date.ts';
import { sha256OfPieces } from '../inputs/file-sum.ts';
import { withOtherHead } from '../inputs/other-head.ts';
import { besideKind, isCounted } from '#core/companions/file-kinds.ts';
import { OWN_FOLDER } from '#core/destinations/limits.ts';
import { collisionKey } from '#core/naming/archive-path.ts';
import type { FoundList } from './find-list.ts';
import type { StoredFile } from './stored-file.ts';
import { targetPath } from './target-path.ts';
import { pushTo } from '#core/push-to.ts';

/** A photo of the list that can be restored, and the parts of its original path. */
export interface Wanted {
  readonly row: TableRow;
  readonly parts: readonly string[];
}

/** A file, or its state before a date was written into it, and every photo of the list with these bytes. */
export interface StoredPhoto {
  readonly file: StoredFile;
  readonly sha256: string;
  readonly wanted: readonly Wanted[];
}

/** What exists of a list. */
export interface FoundStored {
  readonly photos: readonly StoredPhoto[];
  /** Rows that weren't placed in the ZIP, or may not be written where they were. */
  readonly refused: ReadonlyMap<TableRow, 'not-placed' | 'unsafe'>;
}

/**
 * Finds the photos of a list among files by their SHA-256, so also under other names. Writes nothing.
 *
 * @returns what was found before an abort
 */
export async function findStored(
  files: readonly StoredFile[],
  { rows }: Pick<FoundList, 'rows'>,
  signal: AbortSignal,
): Promise<FoundStored> {
  const refused = new Map<TableRow, 'not-placed' | 'unsafe'>();
  const bySum = new Map<string, Wanted[]>();
  const sizes = new Set<number | undefined>();
  for (const row of rows) {
    const parts = originalParts(row.original);
    if (!row.isPlaced) refused.set(row, 'not-placed');
    else if (!parts) refused.set(row, 'unsafe');
    else if (row.sha256 !== '') {
      pushTo(bySum, row.sha256, { row, parts });
      sizes.add(row.sizeBytes);
    }
  }
  const photos: StoredPhoto[] = [];
  for (const file of files) {
    if (signal.aborted || bySum.size === 0) break;
    if (!sizes.has(file.sizeBytes) && !sizes.has(undefined)) continue;
    // An unreadable file is reported as changed.
    const sha256 = await sha256OfPieces(file.read()).catch(() => '');
    const wanted = bySum.get(sha256);
    if (!wanted) continue;
    bySum.delete(sha256);
    photos.push(...(await asTheyWere(file, sha256, wanted)));
  }
  return { photos, refused };
}

/** If a date was written into a copy, the original is the copy without it, provided that the list agrees. */
async function asTheyWere(
  file: StoredFile,
  sha256: string,
  wanted: readonly Wanted[],
): Promise<readonly StoredPhoto[]> {
  const same = wanted.filter(({ row }) => row.originalSha256 === '');
  const photos = same.length > 0 ? [{ file, sha256, wanted: same }] : [];
  if (same.length === wanted.length) return photos;
  const original = { ...file, read: () => withOtherHead(file.read(), originalHead) };
  const sum = await sha256OfPieces(original.read()).catch(() => '');
  const dated = wanted.filter(({ row }) => row.originalSha256 === sum && sum !== '');
  return dated.length > 0 ? [...photos, { file: original, sha256: sum, wanted: dated }] : photos;
}

/**
 * By the rule for destination paths. Hidden folders of photos, films and their sidecars get an underscore before their
 * names, because the photos were taken from there; other hidden files could be a program's settings.
 */
function originalParts(original: string): readonly string[] | undefined {
  const parts = targetPath(original, process.platform);
  const name = parts?.at(-1) ?? '';
  if (!parts || collisionKey(parts[0] ?? '') === OWN_FOLDER) return undefined;
  const isMedia = isCounted(name) || besideKind(name) === 'settings';
  if (!isMedia) return isTargetPath(original) && !isHidden(name) ? parts : undefined;
  const shown = [...parts.slice(0, -1).map(unhidden), isCounted(name) ? name : unhidden(name)];
  return isTargetPath(shown.join('/')) ? shown : undefined;
}

function isHidden(name: string): boolean {
  return collisionKey(name).startsWith('.');
}

function unhidden(name: string): string {
  return isHidden(name) ? `_${name}` : name;
}
