/** A file's name without its folders and its extension: "trips/IMG_0042.JPG" gives "IMG_0042". */
export function stemOf(fileName: string): string {
  const base = fileName.split(/[\\/]/).at(-1) ?? fileName;
  return base.replace(/(?<=.)\.[^.]*$/, '');
}

/** The folders of a path, separated by slashes, without "." and "..": "./a/b.jpg" gives "a". */
export function folderOf(path: string): string {
  const folders = path.split(/[\\/]/).slice(0, -1);
  return folders.filter((folder) => !/^\.{0,2}$/.test(folder)).join('/');
}
