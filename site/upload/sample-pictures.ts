import { AppError } from '#core/failure.ts';
import { SAMPLES, sampleUrl } from '../samples/samples.ts';

/**
 * Fetches the sample pictures as files with the names that a camera would give.
 *
 * @throws {AppError} `network-unreachable` if one of them can't be fetched
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
