import ExifReader from 'exifreader';
import { ownBuffer } from './own-buffer.ts';
import { exifPart } from './raw/exif-part.ts';

/** The only tags that are read, for privacy: no serial number, no owner's name. */
const TAGS = ['Make', 'Model'];

/** Characters that are kept of a name; some files have megabytes there. */
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
    // oxlint-disable-next-line import/no-named-as-default-member -- a CommonJS package: Node sees no named exports
    const { exif = {} } = ExifReader.load(ownBuffer(exifPart(header)), {
      expanded: true,
      includeTags: { exif: TAGS },
    });
    const tags = exif as Readonly<Record<string, unknown>>;
    const [make, model] = [asText(tags['Make']), asText(tags['Model'])];
    if (model === '') return undefined;
    const [maker = ''] = make.split(' ');
    const isSaid = maker === '' || model.toLowerCase().startsWith(maker.toLowerCase());
    return (isSaid ? model : `${maker} ${model}`).slice(0, NAME_LENGTH).toWellFormed();
  } catch {
    return undefined;
  }
}

function asText(tag: unknown): string {
  const value: unknown = typeof tag === 'object' && tag !== null && 'value' in tag ? tag.value : undefined;
  const text: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof text !== 'string') return '';
  return text
    .slice(0, NAME_LENGTH)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
}
