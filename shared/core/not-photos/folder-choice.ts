import { fileNameOf } from '../naming/file-name.ts';
import type { Photo } from '../photo.ts';
import { gather, type PickedFiles } from '../takeout/gather.ts';

/** A picked folder or ZIP, or a folder inside it. */
export interface FolderNode {
  /** Its path, starting with the picked folder or ZIP. */
  readonly key: string;
  readonly name: string;
  /** Files in it at any depth, without sidecars. */
  readonly count: number;
  readonly children: readonly FolderNode[];
}

/** Which picked files are left out. */
export interface FolderChoice {
  /** The keys of folders that are left out with everything in them. */
  readonly left: ReadonlySet<string>;
  /** Whether patterns keep a file, by its path within the picked folder or ZIP. */
  readonly isTaken: (path: string) => boolean;
}

type Located = Pick<Photo, 'name' | 'folder' | 'archive'>;

/** Returns the folders of the files, by name; individually picked files have none. */
export function folderTree(files: readonly Located[]): readonly FolderNode[] {
  const root = newFolder('', '');
  for (const file of files) {
    let at = root;
    for (const name of segmentsOf(file)) {
      const key = at.key === '' ? name : `${at.key}/${name}`;
      const child = at.children.get(name) ?? newFolder(key, name);
      at.children.set(name, child);
      at = child;
      at.count += 1;
    }
  }
  return childrenOf(root);
}

/** Returns the remaining files, and how many are left out. Sidecars follow their photos. */
export function leaveOut<Source extends Photo>(
  table: PickedFiles<Source>,
  { left, isTaken }: FolderChoice,
): { readonly table: PickedFiles<Source>; readonly excluded: number } {
  const isKept = (file: Located) => {
    const segments = segmentsOf(file);
    if (segments.length === 0) return true;
    let key = '';
    for (const name of segments) {
      key = key === '' ? name : `${key}/${name}`;
      if (left.has(key)) return false;
    }
    return isTaken([...segments.slice(1), fileNameOf(file.name)].join('/'));
  };
  const files = table.files.filter(isKept);
  const excluded = table.files.length - files.length;
  if (excluded === 0) return { table, excluded };
  const [before, after] = [table, { ...table, files }].map(
    (one) => gather(one, { leavesOut: new Set() }).used,
  );
  const isKeptText = ({ id }: { readonly id: string }) => !before?.has(id) || after?.has(id) === true;
  const texts = { jsons: table.jsons.filter(isKeptText), tables: table.tables.filter(isKeptText) };
  return { table: { ...table, ...texts, files }, excluded };
}

/** The first part is what was picked or dropped; the others are inside. */
function segmentsOf({ folder = '', archive }: Located): string[] {
  const inside = folder.split('/').filter((part) => part !== '' && part !== '.');
  return archive === undefined ? inside : [archive, ...inside];
}

interface Folder {
  readonly key: string;
  readonly name: string;
  count: number;
  readonly children: Map<string, Folder>;
}

function newFolder(key: string, name: string): Folder {
  return { key, name, count: 0, children: new Map() };
}

function childrenOf({ children }: Pick<Folder, 'children'>): FolderNode[] {
  return [...children.values()]
    .map(({ key, name, count, ...folder }) => ({ key, name, count, children: childrenOf(folder) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
}
