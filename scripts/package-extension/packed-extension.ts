import { basename } from 'node:path/posix';
import JSZip from 'jszip';
import { firefoxManifest, type Manifest } from '../../extension/firefox-manifest.ts';

/** A folder's files by their path in it, with forward slashes. */
export type PackageFiles = ReadonlyMap<string, Uint8Array>;

const MANIFEST = 'manifest.json';
/** The earliest ZIP timestamp, as a fixed date for reproducible packages. */
const MADE = new Date(Date.UTC(1980, 0, 1));
const COMPRESSION_LEVEL = 9;
/** Files that may reference other files of the package. */
const NAMING = /\.(?:js|css|html|json)$/;
/** Files that browsers load by convention, without a reference in our files. */
const NAMED_BY_BROWSERS = /^(?:manifest\.json|_locales\/.+)$/;

const TEXTS = /^_locales\/.+\.json$/;

/** Returns a built extension's used files for a store, with the manifest for that store's browser. */
export function storeFiles(built: PackageFiles, browser: 'chrome' | 'firefox' = 'chrome'): PackageFiles {
  const manifest = built.get(MANIFEST);
  if (!manifest) throw new Error('The built extension has no manifest.');
  const files = [...built].map(([path, bytes]): [string, Uint8Array] => [
    path,
    TEXTS.test(path) ? compact(bytes) : bytes,
  ]);
  return usedFiles(new Map([...files, [MANIFEST, storeManifest(manifest, browser)]]));
}

/** Minifies JSON. */
function compact(json: Uint8Array): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(JSON.parse(textOf(json))));
}

/** Returns the store's manifest, without `key`: Chrome's store and Edge's assign their own. */
function storeManifest(manifest: Uint8Array, browser: 'chrome' | 'firefox'): Uint8Array {
  const built = JSON.parse(textOf(manifest)) as Manifest;
  const { key, ...kept } = built;
  if (!key) throw new Error('The manifest has no key to remove.');
  const written = browser === 'firefox' ? firefoxManifest(built) : kept;
  return new TextEncoder().encode(`${JSON.stringify(written, null, 2)}\n`);
}

/** Returns the files reachable from the manifest. Built file names are unique, so references are searched by name. */
function usedFiles(files: PackageFiles): PackageFiles {
  const used = new Set([...files.keys()].filter((path) => NAMED_BY_BROWSERS.test(path)));
  for (const path of used) {
    const bytes = files.get(path);
    if (!bytes || !NAMING.test(path)) continue;
    const text = textOf(bytes);
    for (const other of files.keys()) if (text.includes(nameOf(other))) used.add(other);
  }
  return new Map([...files].filter(([path]) => used.has(path)));
}

/** Returns the file's name, with its folder if the name isn't unique: "popup/index.html". */
function nameOf(path: string): string {
  const name = basename(path);
  return name === 'index.html' ? path : name;
}

/** Packs the files into a ZIP, reproducibly: the same files give the same bytes. */
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
