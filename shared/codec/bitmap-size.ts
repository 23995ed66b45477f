/** Sizes of a bitmap's headers: the file's own, those of OS/2 before and since version 2, and that of Windows. */
export const BITMAP_HEADER = { file: 14, os2: 12, os2Short: 16, windows: 40 } as const;

/** A bitmap's width and height, as far as its header says them; the height is negative for one from the top down. */
export function bitmapSize(
  bytes: Uint8Array,
): { readonly width: number; readonly height: number } | undefined {
  if (bytes.length < BITMAP_HEADER.file + BITMAP_HEADER.os2 || bytes[0] !== 0x42 || bytes[1] !== 0x4d)
    return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(BITMAP_HEADER.file, true) === BITMAP_HEADER.os2) {
    return { width: view.getUint16(18, true), height: view.getInt16(20, true) };
  }
  return { width: view.getInt32(18, true), height: view.getInt32(22, true) };
}
