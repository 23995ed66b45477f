import { fromEvent } from 'file-selector';
import { folderOf } from '#core/file-name.ts';
import { type BrowserPhoto, toBrowserPhoto } from './browser-photo.ts';
import { loadModule } from './load-module.ts';
import type { FileOfZip } from './opened-zip.ts';

/** The files of a drop or a paste, those in dropped folders included. */
export async function filesOf(event: DragEvent | ClipboardEvent): Promise<File[]> {
  const found = await fromEvent(event);
  return found.filter((item) => item instanceof File);
}

/** Files looked at in one go: the browser asks the disk about each, and the page waits for that. */
const FILES_AT_ONCE = 25;

/**
 * Files as photos; a ZIP among them joins as the photos in it.
 *
 * @throws {AppError} `zip-unreadable`, `network-unreachable` where what takes ZIPs apart cannot be fetched
 */
export async function photosOf(files: readonly File[]): Promise<BrowserPhoto[]> {
  const photos: BrowserPhoto[] = [];
  for (const [at, file] of files.entries()) {
    if (at > 0 && at % FILES_AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
    const members = isZip(file) ? await unpacked(file) : [{ file, folder: folderOf(pathOf(file)) }];
    photos.push(...members.map((member) => toBrowserPhoto(member.file, withFolder(member.folder))));
  }
  return photos;
}

function withFolder(folder: string): Pick<BrowserPhoto, 'folder'> {
  return folder === '' ? {} : { folder };
}

/** Where a file lay in what was chosen or dropped; `file-selector` writes the path of a drop on the file. */
function pathOf(file: File & { readonly relativePath?: unknown }): string {
  const { relativePath, webkitRelativePath, name } = file;
  return (typeof relativePath === 'string' && relativePath) || webkitRelativePath || name;
}

/** The unpacker comes when the first ZIP does. */
async function unpacked(file: File): Promise<FileOfZip[]> {
  const { photosInZip } = await loadModule(() => import('./opened-zip.ts'));
  return photosInZip(file);
}

function isZip(file: File): boolean {
  return /\.zip$/i.test(file.name) || file.type === 'application/zip';
}
