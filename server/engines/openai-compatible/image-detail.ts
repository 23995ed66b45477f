import type { ImageDetail } from '#chat/chat-request.ts';
import { ENGINE_LONG_EDGE_PX } from '#core/limits.ts';
import { DECODE_TIMEOUT_SECONDS, MAX_MEASURED_PIXELS } from '../../limits.ts';
import { decodingWork } from '../decoding-work.ts';
import { hasLikelyText } from './likely-text.ts';
import { sharp } from '../sharp.ts';

/** At low detail, a service scales images down to this many pixels per side; smaller images lose nothing. */
const LOW_DETAIL_PX = 512;

/**
 * Returns the detail to request for an image: high if it likely contains text, which costs several times as much; low
 * for all others, and for images that are expensive or impossible to decode here.
 */
export async function detailFor(bytes: Uint8Array): Promise<ImageDetail> {
  try {
    if ((await decodingWork(bytes)) > MAX_MEASURED_PIXELS) return 'low';
    const { data: pixels, info } = await sharp(bytes)
      .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
      .resize(ENGINE_LONG_EDGE_PX, ENGINE_LONG_EDGE_PX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const isSmall = Math.max(width, height) <= LOW_DETAIL_PX;
    return !isSmall && hasLikelyText({ pixels, width, height }) ? 'high' : 'low';
  } catch {
    // The service decides whether it can decode the image.
    return 'low';
  }
}
