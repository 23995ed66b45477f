import { sizeText } from '#core/accounts/quantity-text.ts';
import { MAX_DEVICE_PHOTO_BYTES, MAX_PHOTO_BYTES } from '#core/limits.ts';
import { PHOTO_FORMATS } from '#core/photo-formats.ts';
import { translator } from '#messages/translate.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { siteWords } from '#words/site.ts';

const t = translator([siteWords, quantitiesWords]);

/** Returns the accepted formats as text: "JPG, PNG, … and BMP". */
export function acceptedFormatsText(): string {
  const pictures = Object.values(PHOTO_FORMATS).filter(({ isRaw }) => !isRaw);
  const labels = pictures.map((format) => format.label);
  return t('site.formats', {
    others: labels.slice(0, -1).join(t('site.listComma')),
    last: labels.at(-1) ?? '',
  });
}

/** Returns the maximum size of a photo: "15 MB (256 MB on this device)". */
export function acceptedSizesText(): string {
  return t('site.sizes', {
    service: sizeText(MAX_PHOTO_BYTES, t),
    device: sizeText(MAX_DEVICE_PHOTO_BYTES, t),
  });
}
