import { AppError } from '#core/failure.ts';
import { PHOTO_FORMATS, type RawFormat } from '#core/photo-formats.ts';
import { HEADER_BYTES } from '../picture-size.ts';
import { cr3Previews } from './cr3-previews.ts';
import { type JpegFrame, jpegFrame, withOrientation } from './jpeg-frame.ts';
import { RAW_READING } from './limits.ts';
import { RAF_HEADER_BYTES, rafJpeg } from './raf.ts';
import { type PreviewPlace, type RawSource, withHead } from './raw-source.ts';
import { tiffPreviews } from './tiff-previews.ts';

/**
 * Returns the picture that a camera embedded in its raw file, as a JPEG: the largest one that decoders accept, turned
 * as the raw file specifies unless the JPEG has its own orientation. Only directories and that picture are read.
 *
 * @throws {AppError} `raw-without-preview`; any error of the source
 */
export async function rawPreview(file: RawSource, format: RawFormat): Promise<Uint8Array<ArrayBuffer>> {
  const source = await withHead(file, HEADER_BYTES);
  const { places, orientation } = await previewsOf(source, format);
  const within = places.filter(({ start, sizeBytes }) => {
    return sizeBytes > 0 && sizeBytes <= RAW_READING.previewBytes && start + sizeBytes <= source.sizeBytes;
  });
  const largestFirst = within.toSorted((one, other) => other.sizeBytes - one.sizeBytes);
  for (const place of largestFirst.slice(0, RAW_READING.tried)) {
    const frame = await frameAt(source, place);
    if (!frame?.isPicture) continue;
    const jpeg = await source.read(place.start, place.start + place.sizeBytes);
    return orientation === 1 || frame.hasExif ? jpeg : withOrientation(jpeg, orientation);
  }
  throw new AppError({ code: 'raw-without-preview', details: { format: PHOTO_FORMATS[format].label } });
}

async function previewsOf(source: RawSource, format: RawFormat) {
  switch (format) {
    case 'cr3':
      return cr3Previews(source);
    case 'raf': {
      const place = rafJpeg(await source.read(0, RAF_HEADER_BYTES));
      return { places: place ? [place] : [], orientation: 1 };
    }
    default:
      return tiffPreviews(source);
  }
}

async function frameAt(
  source: RawSource,
  { start, sizeBytes }: PreviewPlace,
): Promise<JpegFrame | undefined> {
  return jpegFrame(await source.read(start, start + Math.min(sizeBytes, RAW_READING.frameBytes)));
}
