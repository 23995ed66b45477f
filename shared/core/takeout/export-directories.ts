import type { ListedFile, ListedJson } from './read-export.ts';

/** The files of one directory of an export, whose parts were joined. */
export interface ExportDirectory {
  readonly files: ListedFile[];
  readonly jsons: ListedJson[];
}

/** Where Ente's export keeps the sidecars of the photos in the folder around it. */
const SIDECARS_FOLDER = /(?:^|[/\\]|(?<=:))\.?metadata$/i;

/** Groups files by their folders. A folder with nothing but sidecars is joined to the one around it. */
export function exportDirectories(
  files: readonly ListedFile[],
  jsons: readonly ListedJson[],
): ReadonlyMap<string, ExportDirectory> {
  const directories = new Map<string, ExportDirectory>();
  const directoryOf = (folder: string) => {
    const known = directories.get(folder) ?? { files: [], jsons: [] };
    directories.set(folder, known);
    return known;
  };
  for (const file of files) directoryOf(file.folder.normalize('NFC')).files.push(file);
  const around: ListedJson[] = [];
  for (const json of jsons) {
    const folder = json.folder.normalize('NFC');
    const isAround =
      json.content?.kind === 'photo' &&
      SIDECARS_FOLDER.test(folder) &&
      !directories.get(folder)?.files.length;
    if (isAround) around.push(json);
    else directoryOf(folder).jsons.push(json);
  }
  for (const json of around) {
    const folder = json.folder.normalize('NFC').replace(SIDECARS_FOLDER, '');
    const { jsons: own } = directoryOf(folder);
    if (!own.some(({ name }) => name === json.name)) own.push(json);
  }
  return directories;
}

/** Returns the ids of files by their names: two parts may contain the same file. */
export function idsByName(files: readonly ListedFile[]): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, name } of files) ids.set(name, [...(ids.get(name) ?? []), id]);
  return ids;
}
