import { AppError } from '#core/failure.ts';
import { stemOf } from '#core/file-name.ts';
import { ENGINE_LONG_EDGE_PX } from '#core/limits.ts';

/**
 * A drawing (SVG) as a picture (PNG): drawn at its own size, and at least as large as the engine looks at, for a
 * drawing has no pixels of its own. Nothing in it runs or loads: that is how `img` shows SVG (SVG 2, 2.4).
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
