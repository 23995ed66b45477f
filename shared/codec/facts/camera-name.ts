import { exifText } from '../metadata/exif-tags.ts';
import type { FileMetadata } from '../metadata/file-metadata.ts';

/** The number of characters kept of a name. */
const NAME_LENGTH = 64;

/**
 * Returns the camera that took a photo, such as `Canon EOS 5D` or `Apple iPhone 15`, from EXIF's Make and Model (CIPA
 * DC-008, 4.6.4). Many models begin with their maker's name, which isn't repeated. The text is untrusted.
 *
 * @returns undefined if the model is missing
 */
export function cameraName({ exif }: Pick<FileMetadata, 'exif'>): string | undefined {
  const [make, model] = [exifText(exif, 'Make', NAME_LENGTH), exifText(exif, 'Model', NAME_LENGTH)];
  if (model === '') return undefined;
  const [maker = ''] = make.split(' ');
  const isSaid = model.toLowerCase().startsWith(maker.toLowerCase());
  return (isSaid ? model : `${maker} ${model}`).slice(0, NAME_LENGTH).toWellFormed();
}
