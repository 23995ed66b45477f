/** Returns a file's name without its folders: "trips/IMG_0042.JPG" gives "IMG_0042.JPG". */
export function fileNameOf(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path;
}

/** Returns the name without its extension: "IMG_0042". */
export function stemOf(path: string): string {
  return fileNameOf(path).replace(/(?<=.)\.[^.]*$/, '');
}

/** Returns the folders of a path, separated by slashes, without "." and "..": "./a/b.jpg" gives "a". */
export function folderOf(path: string): string {
  const folders = path.split(/[\\/]/).slice(0, -1);
  return folders.filter((folder) => !/^\.{0,2}$/.test(folder)).join('/');
}
