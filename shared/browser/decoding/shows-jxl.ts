import { PHOTO_FORMATS } from '#core/photo-formats.ts';

/** A white pixel, lossless, in 25 bytes. */
const WHITE = '/woAELASCAgQADQASxKlQoUk1ihgPAB9+g==';

let known: Promise<boolean> | undefined;

/** Returns whether this browser decodes JPEG XL natively. Tested once, with a one-pixel picture. */
export function showsJxl(): Promise<boolean> {
  const bytes = Uint8Array.from(atob(WHITE), (character) => character.charCodeAt(0));
  const blob = new Blob([bytes], { type: PHOTO_FORMATS.jxl.mediaType });
  known ??= createImageBitmap(blob).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );
  return known;
}
