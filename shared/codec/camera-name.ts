import { exifText, exifValues } from './exif-values.ts';

/** The only tags that are read, for privacy: no serial number, no owner's name. */
const TAGS = ['Make', 'Model'] as const;

/** Characters that are kept of a name. */
const NAME_LENGTH = 64;

/**
 * The camera that took a photo, such as `Canon EOS 5D` or `Apple iPhone 15`, from EXIF's Make and Model (CIPA DC-008,
 * 4.6.4). Many models begin with their maker's name; it is not said twice. The text is untrusted.
 *
 * @param header the first bytes of the file, where EXIF is
 * @returns undefined if the model is missing
 */
export function cameraName(header: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    const valueOf = exifValues(header, TAGS);
    const [make, model] = [exifText(valueOf('Make'), NAME_LENGTH), exifText(valueOf('Model'), NAME_LENGTH)];
    if (model === '') return undefined;
    const [maker = ''] = make.split(' ');
    const isSaid = model.toLowerCase().startsWith(maker.toLowerCase());
    return (isSaid ? model : `${maker} ${model}`).slice(0, NAME_LENGTH).toWellFormed();
  } catch {
    return undefined;
  }
}
