/**
 * Sizes of a bitmap's headers: the file header, the OS/2 headers before and since version 2, and the Windows header.
 */
export const BITMAP_HEADER = { file: 14, os2: 12, os2Short: 16, windows: 40 } as const;

/**
 * Returns a bitmap's width and height, as far as its header gives them; the height is negative for a top-down bitmap.
 */
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
