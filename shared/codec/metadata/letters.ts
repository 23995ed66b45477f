/** Returns Latin letters of a view; those beyond its end are missing. */
export function lettersOf(view: DataView, at: number, length: number): string {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
