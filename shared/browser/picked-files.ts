import { fromEvent } from 'file-selector';
import { folderOf } from '#core/file-name.ts';
import { isTopName } from '#core/lists/top-names.ts';
import { type BrowserPhoto, toBrowserPhoto } from './browser-photo.ts';
import { loadModule } from './load-module.ts';
import type { FileOfZip } from './opened-zip.ts';

/** The files of a drop or a paste, including those in dropped folders. */
export async function filesOf(event: DragEvent | ClipboardEvent): Promise<File[]> {
  const found = await fromEvent(event);
  return found.filter((item) => item instanceof File);
}

/** Files per task: the browser asks the disk about each file, which blocks the page. */
const FILES_AT_ONCE = 25;

/**
 * Turns files into photos; a ZIP is replaced by the photos in it. The lists of a ZIP or folder that was organized before
 * are left out.
 *
 * @throws {AppError} `zip-unreadable`, `network-unreachable` if the code for ZIPs cannot be loaded
 */
export async function photosOf(files: readonly File[]): Promise<BrowserPhoto[]> {
  const photos: BrowserPhoto[] = [];
  for (const [at, file] of files.entries()) {
    if (at > 0 && at % FILES_AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
    const members = isZip(file) ? await unpacked(file) : [{ file, folder: folderOf(pathOf(file)) }];
    const isPickedAlone = !isZip(file) && members[0]?.folder === '';
    const meant = members.filter((member) => isPickedAlone || !isTopName(member.file.name));
    photos.push(...meant.map((member) => toBrowserPhoto(member.file, withFolder(member.folder))));
  }
  return photos;
}

function withFolder(folder: string): Pick<BrowserPhoto, 'folder'> {
  return folder === '' ? {} : { folder };
}

/**
 * The path of a file within the chosen or dropped folder; `file-selector` stores the path of a drop on the
 * file.
 */
function pathOf(file: File & { readonly relativePath?: unknown }): string {
  const { relativePath, webkitRelativePath, name } = file;
  return (typeof relativePath === 'string' && relativePath) || webkitRelativePath || name;
}

/** Loads the code for ZIPs only when the first ZIP needs it. */
async function unpacked(file: File): Promise<FileOfZip[]> {
  const { photosInZip } = await loadModule(() => import('./opened-zip.ts'));
  return photosInZip(file);
}

function isZip(file: File): boolean {
  return /\.zip$/i.test(file.name) || file.type === 'application/zip';
}
