import { SNIFF_BYTES } from '../../shared/core/limits.ts';
import type { ImageAnalysis } from '../../shared/core/image-analysis.ts';
import { detectFormat } from '../../shared/core/photo-format.ts';
import type { Engine, ImageOrigin } from '../../server/engines/engine.ts';
import { readHead } from '../../cli/inputs/file-bytes.ts';
import { fileDecoder } from '../../cli/decoding/file-decoder.ts';

/**
 * Returns the engine's analysis of a photo on disk, scaled like on the command line, only from its pixels.
 *
 * @throws {Error} for a file that isn't a photo
 */
export async function describeFile(
  path: string,
  engine: Engine,
  origin: ImageOrigin,
): Promise<ImageAnalysis> {
  const detected = detectFormat(await readHead({ path }, SNIFF_BYTES), path);
  if (detected.kind !== 'photo') throw new Error(`${path} isn't a photo.`);
  const { signal } = new AbortController();
  const file = { id: path, path, from: path, name: path, sizeBytes: 0, modifiedMs: 0 };
  const { image } = await fileDecoder.decode(file, detected.format, signal);
  return engine.describe(image, signal, origin);
}
