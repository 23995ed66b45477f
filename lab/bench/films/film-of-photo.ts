import sharp from 'sharp';
import { type FilmPicture, type FilmPlan, makeFilm } from '../../../tests/fixtures/make-film.ts';

/** Of films in landscape; those of upright photos are turned. */
const [LONG_PX, SHORT_PX] = [1920, 1080];
const [FRAMES, FRAMES_PER_SECOND, KEY_EVERY] = [24, 8, 8];
/** The share of the photo that each frame shows; the camera moves over the rest. */
const SHOWN = 0.85;

const KINDS = [
  { codec: 'avc', container: 'mp4' },
  { codec: 'hevc', container: 'mov' },
  { codec: 'vp9', container: 'webm' },
  { codec: 'vp8', container: 'mkv' },
] as const satisfies readonly Pick<FilmPlan, 'codec' | 'container'>[];

/** Makes a film of three seconds in which a camera moves over a photo. @param number decides its codec and container */
export async function filmOfPhoto(path: string, number: number): Promise<Buffer> {
  const photo = sharp(path).autoOrient();
  const { width, height } = (await photo.metadata()).autoOrient;
  const [across, down] = width >= height ? [LONG_PX, SHORT_PX] : [SHORT_PX, LONG_PX];
  const { data, info } = await photo
    .resize(Math.round(across / SHOWN), Math.round(down / SHOWN), { fit: 'cover' })
    .flatten({ background: '#fff' })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  const pictures = Array.from({ length: FRAMES }, async (_, at): Promise<FilmPicture> => {
    const way = at / (FRAMES - 1);
    const left = Math.round((info.width - across) * way);
    const top = Math.round((info.height - down) * (number % 2 === 0 ? way : 1 - way));
    const frame = sharp(data, { raw }).extract({ left, top, width: across, height: down });
    return { width: across, height: down, data: await frame.raw().toBuffer() };
  });
  return makeFilm({
    ...KINDS[number % KINDS.length]!,
    pictures: await Promise.all(pictures),
    framesPerSecond: FRAMES_PER_SECOND,
    keyEvery: KEY_EVERY,
  });
}
