import { AppError } from '#core/failure.ts';
import { SAMPLES, sampleUrl } from '../samples/samples.ts';

/**
 * The sample pictures as a user's files, under the names that a camera would give.
 *
 * @throws {AppError} `network-unreachable` if one of them cannot be fetched
 */
export function samplePictures(): Promise<File[]> {
  return Promise.all(
    SAMPLES.map(async ({ id, name }) => {
      const url = sampleUrl(id);
      try {
        const reply = await fetch(url);
        if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
        return new File([await reply.blob()], name.replace(/\.\w+$/, '.webp'), { type: 'image/webp' });
      } catch (cause) {
        throw new AppError({ code: 'network-unreachable', details: {} }, { cause });
      }
    }),
  );
}
