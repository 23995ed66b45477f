import { basename } from 'node:path/posix';
import JSZip from 'jszip';

/** A folder's files by their path in it, with forward slashes. */
export type PackageFiles = ReadonlyMap<string, Uint8Array>;

const MANIFEST = 'manifest.json';
/** The first moment that a ZIP can say; nothing in the package depends on when it was made. */
const MADE = new Date(Date.UTC(1980, 0, 1));
const COMPRESSION_LEVEL = 9;
/** What may name other files of the package. */
const NAMING = /\.(?:js|css|html|json)$/;
/** Chrome and the browser's own conventions name these, no file of ours does. */
const NAMED_BY_CHROME = /^(?:manifest\.json|_locales\/.+)$/;

const TEXTS = /^_locales\/.+\.json$/;

/** What goes to the store of a built extension: what is used, under the store's manifest. */
export function storeFiles(built: PackageFiles): PackageFiles {
  const manifest = built.get(MANIFEST);
  if (!manifest) throw new Error('The built extension has no manifest.');
  const files = [...built].map(([path, bytes]): [string, Uint8Array] => [
    path,
    TEXTS.test(path) ? compact(bytes) : bytes,
  ]);
  return usedFiles(new Map([...files, [MANIFEST, storeManifest(manifest)]]));
}

/** JSON without what is in it for people's eyes. */
function compact(json: Uint8Array): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(JSON.parse(textOf(json))));
}

/** The manifest as the store takes it: without `key`, in place of which the store has its own. */
function storeManifest(manifest: Uint8Array): Uint8Array {
  const { key, ...kept } = JSON.parse(textOf(manifest)) as Record<string, unknown>;
  if (!key) throw new Error('The manifest has no key to take out.');
  return new TextEncoder().encode(`${JSON.stringify(kept, null, 2)}\n`);
}

/** The files that can be reached from the manifest. Built names are unique, so that a name is as good as a path. */
function usedFiles(files: PackageFiles): PackageFiles {
  const used = new Set([...files.keys()].filter((path) => NAMED_BY_CHROME.test(path)));
  for (const path of used) {
    const bytes = files.get(path);
    if (!bytes || !NAMING.test(path)) continue;
    const text = textOf(bytes);
    for (const other of files.keys()) if (text.includes(nameOf(other))) used.add(other);
  }
  return new Map([...files].filter(([path]) => used.has(path)));
}

/** The file's name, with its folder where the name alone stands in more than one: "popup/index.html". */
function nameOf(path: string): string {
  const name = basename(path);
  return name === 'index.html' ? path : name;
}

/** One ZIP of the files: the same bytes from the same files, whenever and wherever it is made. */
export function packedFiles(files: PackageFiles): Promise<Uint8Array> {
  const zip = new JSZip();
  for (const path of [...files.keys()].toSorted()) {
    zip.file(path, files.get(path) ?? '', { date: MADE, createFolders: false });
  }
  return zip.generateAsync({
    type: 'uint8array',
    compression: 'DEFLATE',
    compressionOptions: { level: COMPRESSION_LEVEL },
    platform: 'DOS',
  });
}

export function sizeOf(files: PackageFiles): number {
  return [...files.values()].reduce((sum, { length }) => sum + length, 0);
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
