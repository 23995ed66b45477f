/** A file's name without its folders and its extension: "trips/IMG_0042.JPG" gives "IMG_0042". */
export function stemOf(fileName: string): string {
  const base = fileName.split(/[\\/]/).at(-1) ?? fileName;
  return base.replace(/(?<=.)\.[^.]*$/, '');
}
