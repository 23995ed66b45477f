/**
 * Returns the index of these bytes among others; -1 if they aren't there. Converting half a megabyte of a photo to
 * text takes several times as long.
 */
export function placeOfBytes(wanted: Uint8Array, bytes: Uint8Array, from = 0): number {
  const first = wanted[0]!;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    let alike = 1;
    while (alike < wanted.length && bytes[at + alike] === wanted[alike]) alike += 1;
    if (alike === wanted.length) return at;
  }
  return -1;
}
