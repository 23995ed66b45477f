import { isInPlace } from '#core/destinations/plan-journal.ts';
import type { JournalFile } from '#core/destinations/read-journal.ts';
import { folderText, splitPath } from '#core/naming/folder-path.ts';
import type { CommandWords } from '../arguments/words.ts';
import type { UndoneRun } from '#core/destinations/undo-journal.ts';
import type { EndedRun } from '#core/destinations/run-journal.ts';

/** Sentences about a run, for the end of the output. */
export interface ToldRun {
  readonly lines: readonly string[];
  /** Whether every file is where it should be. */
  readonly isAllWell: boolean;
}

/** Returns the result of a run that wrote. */
export function toldRun({ files, isStopped }: EndedRun, folder: string, t: CommandWords): ToldRun {
  const done = files.filter(({ state }) => state === 'done').length;
  const problems = [
    ...files.flatMap((file) => (file.state === 'skipped' && !isInPlace(file) ? [skipText(file, t)] : [])),
    ...files.flatMap(({ isSourceLeft, source, path }) =>
      isSourceLeft === true ? [t('into.sourceLeft', { name: source?.path ?? path })] : [],
    ),
  ];
  const inPlace = files.filter((file) => isInPlace(file)).length;
  return {
    lines: [
      ...(problems.length > 0 ? [t('into.problems', { count: problems.length })] : []),
      ...problems.map((problem) => `  ${problem}`),
      ...(isStopped
        ? [t('into.stopped', { done: inPlace, total: files.length, folder })]
        : files.length === 0
          ? []
          : [t('into.done', { count: done, folder }), t('into.takeBack', { folder })]),
    ],
    isAllWell: problems.length === 0 && !isStopped,
  };
}

/** Returns why a planned file isn't in its place, as a sentence. */
export function skipText({ path, reason, source }: JournalFile, t: CommandWords): string {
  const name = source?.path ?? path;
  switch (reason) {
    case 'changed':
      return t('into.skipChanged', { name });
    case 'gone':
      return t('into.skipGone', { name });
    case 'in-the-way':
      return t('into.skipInTheWay', { name, path });
    default:
      return t('into.skipUnwritable', { name, path });
  }
}

/** Returns the result of an undo. */
export function toldUndo(
  { kept, keptLists, undone, isStopped }: UndoneRun,
  total: number,
  folder: string,
  t: CommandWords,
): ToldRun {
  const left = [
    ...kept.map((file) => keptText(file, t)),
    ...keptLists.map((path) => t('into.keptChanged', { path })),
  ];
  return {
    lines: [
      t('into.undone', { folder, undone, total }),
      ...(left.length > 0 ? [t('into.kept', { count: left.length })] : []),
      ...left.map((text) => `  ${text}`),
      ...(isStopped ? [t('into.undoStopped', { folder })] : []),
    ],
    isAllWell: left.length === 0 && !isStopped,
  };
}

function keptText({ path, reason, source }: JournalFile, t: CommandWords): string {
  const original = source?.path ?? '';
  switch (reason) {
    case 'changed':
      return t('into.keptChanged', { path });
    case 'gone':
      return t('into.keptGone', { path });
    case 'original-gone':
      return t('into.keptOriginalGone', { path, original });
    case 'occupied':
      return t('into.keptOccupied', { path, original });
    case 'in-the-way':
      return t('into.keptInTheWay', { path });
    default:
      return t('into.keptUnwritable', { path, original });
  }
}

/** Returns the folders of paths as a tree, each with the number of files at any depth. */
export function folderTree(paths: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const { folder } = splitPath(path);
    for (let depth = 1; depth <= folder.length; depth += 1) {
      const outer = folderText(folder.slice(0, depth));
      counts.set(outer, (counts.get(outer) ?? 0) + 1);
    }
  }
  const byParts = [...counts].map(([folder, count]) => ({ parts: folder.split('/'), count }));
  const ordered = byParts.toSorted((one, other) => compareParts(one.parts, other.parts));
  const names = ordered.map(({ parts }) => `${'  '.repeat(parts.length - 1)}${parts.at(-1) ?? ''}/`);
  const width = Math.max(0, ...names.map(({ length }) => length));
  return ordered.map(({ count }, at) => `${(names[at] ?? '').padEnd(width)}  ${String(count).padStart(6)}`);
}

function compareParts(one: readonly string[], other: readonly string[]): number {
  for (const [at, part] of one.entries()) {
    const there = other[at];
    if (there === undefined) return 1;
    if (part !== there) return part.localeCompare(there);
  }
  return one.length - other.length;
}
