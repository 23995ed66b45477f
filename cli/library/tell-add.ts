import type { ThereFile } from '#core/library/known-files.ts';
import { tokensOf } from '#core/schemes/scheme.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import { folderTree } from '../destinations/tell-into.ts';
import type { PutFile } from '../destinations/put-into.ts';
import { printable } from '../terminal/printable.ts';
import type { CommandWords } from '../arguments/words.ts';
import type { LibraryArguments } from './arguments.ts';
import { NAMES_TOLD } from './limits.ts';
import type { DiskLibrary } from './read-library.ts';

/** Says how a library is ordered, before photos are added to it. */
export function toldLibrary(
  { photoCount, learned, namedScheme, pattern, problems }: DiskLibrary,
  rulesFile: string | undefined,
  { options, hasScheme, hasPattern }: LibraryArguments,
  t: CommandWords,
): readonly string[] {
  const { folder } = options.into;
  const hasPersons = tokensOf(namedScheme ?? '').includes('person');
  const scheme =
    namedScheme !== undefined
      ? t(hasScheme ? 'library.given' : 'library.givenBefore', { scheme: namedScheme })
      : !learned
        ? t('library.notLearned')
        : learned.scheme === ''
          ? t('library.learnedFlat')
          : t('library.learned', learned);
  return [
    ...problems.map((say) => say(t)),
    t('library.read', { folder, count: photoCount }),
    ...(photoCount > 0 || hasScheme ? [scheme] : []),
    ...(pattern === undefined || hasPattern ? [] : [t('library.names', { pattern })]),
    ...(hasPersons && !options.groupsPeople ? [t('library.personsLeftOut')] : []),
    ...(rulesFile === undefined ? [] : [t('library.rules', { file: rulesFile })]),
  ].map(printable);
}

/** Says what is about to be written: the folders, each with the number of its new files. */
export function toldPlan(files: ReadonlyMap<string, PutFile>, t: CommandWords): readonly string[] {
  const paths = [...files.values()].map(({ path }) => path);
  const atTop = paths.filter((path) => !path.includes('/')).length;
  return [
    t('library.plan', { count: paths.length }),
    ...folderTree(paths).map((line) => `  ${line}`),
    ...(atTop > 0 ? [`  ${t('library.atTop', { count: atTop })}`] : []),
  ].map(printable);
}

/** Names the files that are in the library already. @param isAll whether all of them, and not only the first ones */
export function toldThere(
  there: readonly ThereFile<FilePhoto>[],
  isAll: boolean,
  t: CommandWords,
): readonly string[] {
  if (there.length === 0) return [];
  const named = isAll ? there : there.slice(0, NAMES_TOLD);
  return [
    t('library.there', { count: there.length }),
    ...named.map(({ file, path }) => `  ${t('library.thereAs', { name: file.name, path })}`),
    ...(named.length < there.length
      ? [`  ${t('library.more', { count: there.length - named.length })}`]
      : []),
  ].map(printable);
}

/** The same for programs: one line of JSON for each file. */
export function thereLines(there: readonly ThereFile<FilePhoto>[]): readonly string[] {
  return there.map(({ file, path }) => JSON.stringify({ file: file.name, source: file.from, there: path }));
}
