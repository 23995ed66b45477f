import { AppError } from '#core/failure.ts';
import { REAL_RESULTS } from '../kit/real-results.ts';

/**
 * The pictures of the site that are drawn by code, as a user's files under the names that a camera would give.
 *
 * @throws {AppError} `network-unreachable` if one of them cannot be fetched
 */
export function samplePictures(): Promise<File[]> {
  return Promise.all(
    REAL_RESULTS.map(async ({ before, picture }) => {
      try {
        const reply = await fetch(picture);
        if (!reply.ok) throw new Error(`${picture} answered ${reply.status}`);
        const name = before.replace(/\.\w+$/, '.webp');
        return new File([await reply.blob()], name, { type: 'image/webp' });
      } catch (cause) {
        throw new AppError({ code: 'network-unreachable', details: {} }, { cause });
      }
    }),
  );
}
