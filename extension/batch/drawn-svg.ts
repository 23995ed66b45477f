import { AppError } from '#core/failure.ts';
import { stemOf } from '#core/naming/file-name.ts';
import { ENGINE_LONG_EDGE_PX } from '#core/limits.ts';

/**
 * Rasterizes an SVG to PNG at its own size, but at least at the size that the engine uses. Scripts and external
 * resources of the SVG aren't loaded, because `img` shows SVG in secure static mode (SVG 2, 2.4).
 *
 * @throws {AppError} `photo-unreadable`
 */
export async function drawnSvg(file: File): Promise<File> {
  const url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.max(1, ENGINE_LONG_EDGE_PX / Math.max(naturalWidth, naturalHeight, 1));
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(naturalWidth * scale)),
      Math.max(1, Math.round(naturalHeight * scale)),
    );
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const png = await canvas.convertToBlob({ type: 'image/png' });
    return new File([png], `${stemOf(file.name)}.png`, {
      type: 'image/png',
      lastModified: file.lastModified,
    });
  } catch (cause) {
    throw new AppError({ code: 'photo-unreadable', details: {} }, { cause });
  } finally {
    URL.revokeObjectURL(url);
  }
}
