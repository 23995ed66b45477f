import { PHOTO_FORMATS } from '#core/photo-format.ts';

/** The accepted formats as text: "JPG, PNG, … and BMP". */
export function acceptedFormatsText(): string {
  const labels = Object.values(PHOTO_FORMATS).map((format) => format.label);
  return `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`;
}
