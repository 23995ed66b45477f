import sharp from 'sharp';
import { ENGINE_LONG_EDGE_PX } from '#core/limits.ts';
import { DECODE_TIMEOUT_SECONDS, MAX_MEASURED_PIXELS } from '../../limits.ts';
import { decodingWork } from '../decoding-work.ts';
import { hasLikelyText } from './likely-text.ts';

/** How closely a service is asked to look at a picture (OpenAI, "Images and vision"). */
export type ImageDetail = 'low' | 'high';

/** At low detail a service sees this many pixels a side: a picture that has no more loses nothing by it. */
const LOW_DETAIL_PX = 512;

/**
 * How closely to have a picture looked at: high where there is likely something to read, which costs several times as
 * much; low for all others, and for what cannot be decoded here, or only with much work.
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
    // Whether it can be read at all, the service finds out.
    return 'low';
  }
}
