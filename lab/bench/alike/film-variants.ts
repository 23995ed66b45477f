import sharp from 'sharp';
import { type FilmPicture, type FilmPlan, makeFilm } from '../../../tests/fixtures/make-film.ts';

const [WIDTH, HEIGHT] = [512, 288];
const FRAMES_PER_SECOND = 24;
/** How much larger the photo is than a frame: the camera moves over the rest. */
const AROUND = 1.25;
/** The edge of the subject, which moves over the scene. */
const SUBJECT_PX = 72;

/** A scene: a photo that a camera moves over, with a part of it that moves on its own. */
export interface Scene {
  readonly photo: FilmPicture;
  readonly seconds: number;
  /** Decides how camera and subject move. */
  readonly seed: number;
}

/** How one film of a scene differs from another one. */
export interface Take {
  /** Where the camera begins on its way, and the subject. */
  readonly camera: number;
  readonly subject: number;
  /** The part of the scene that is filmed. */
  readonly fromSeconds?: number;
  readonly toSeconds?: number;
}

type Encoding = Pick<FilmPlan, 'codec' | 'container' | 'keyEvery' | 'bitsPerSecond'> & {
  readonly width: number;
  readonly every: number;
};

const CAMERA: Encoding = { codec: 'avc', container: 'mp4', keyEvery: 24, width: WIDTH, every: 1 };
const AS_FILMED: Take = { camera: 0, subject: 0 };

/** The films that are copies of a scene's film, by what was done to it. */
export const FILM_COPIES: Readonly<Record<string, Encoding>> = {
  'smaller, in VP9': { codec: 'vp9', container: 'webm', keyEvery: 96, width: 320, every: 1 },
  'as a messenger sends it': {
    codec: 'avc',
    container: 'mp4',
    keyEvery: 72,
    width: 320,
    every: 2,
    bitsPerSecond: 120_000,
  },
  'saved again in HEVC': {
    codec: 'hevc',
    container: 'mov',
    keyEvery: 10,
    width: WIDTH,
    every: 1,
    bitsPerSecond: 400_000,
  },
};

/** The films of a scene that are no copies of its film. */
export const OTHER_TAKES: Readonly<Record<string, (scene: Scene) => Take>> = {
  'another take': () => ({ camera: 0.35, subject: 0.4 }),
  'a fixed camera, something else moving': () => ({ camera: 0, subject: 0.5 }),
  'without its first half second': () => ({ ...AS_FILMED, fromSeconds: 0.5 }),
  'without its last half second': ({ seconds }) => ({ ...AS_FILMED, toSeconds: seconds - 0.5 }),
};

/** Reads the photo of a scene. */
export async function sceneOf(path: string, seed: number): Promise<Scene> {
  const [width, height] = [Math.round(WIDTH * AROUND), Math.round(HEIGHT * AROUND)];
  const data = await sharp(path)
    .autoOrient()
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .toColorspace('srgb')
    .raw()
    .toBuffer();
  return { photo: { width, height, data }, seconds: 3 + (seed % 3), seed };
}

/** Makes the film of a scene, as its camera does, or another take or a copy of it. */
export async function filmOfScene(
  scene: Scene,
  { take = AS_FILMED, encoding = CAMERA }: { readonly take?: Take; readonly encoding?: Encoding } = {},
): Promise<Buffer> {
  const { fromSeconds = 0, toSeconds = scene.seconds } = take;
  const count = Math.round((toSeconds - fromSeconds) * FRAMES_PER_SECOND);
  const { width, every, ...how } = encoding;
  const height = Math.round((width * HEIGHT) / WIDTH / 2) * 2;
  const pictures: FilmPicture[] = [];
  for (let at = 0; at < count; at += every) {
    const frame = frameOf(scene, take, fromSeconds + at / FRAMES_PER_SECOND);
    pictures.push(width === WIDTH ? frame : await scaled(frame, width, height));
  }
  return makeFilm({ ...how, pictures, framesPerSecond: FRAMES_PER_SECOND / every });
}

function frameOf({ photo, seconds, seed }: Scene, take: Take, atSeconds: number): FilmPicture {
  const way = atSeconds / seconds;
  const swing = (speed: number, phase: number) => 0.5 + 0.5 * Math.sin(2 * Math.PI * (speed * way + phase));
  const [right, down] = [photo.width - WIDTH, photo.height - HEIGHT];
  const left = Math.round(right * swing(0.5 + (seed % 4) / 5, take.camera + seed / 7));
  const top = Math.round(down * swing(0.4 + (seed % 3) / 4, take.camera + seed / 5));
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1) {
    const from = ((y + top) * photo.width + left) * 3;
    data.set(photo.data.subarray(from, from + WIDTH * 3), y * WIDTH * 3);
  }
  const x = Math.round((WIDTH - SUBJECT_PX) * swing(0.7, take.subject + seed / 3));
  const y = Math.round((HEIGHT - SUBJECT_PX) * swing(0.9, take.subject + seed / 9));
  for (let row = 0; row < SUBJECT_PX; row += 1) {
    const from = ((row + photo.height / 3) | 0) * photo.width * 3;
    data.set(photo.data.subarray(from, from + SUBJECT_PX * 3), ((y + row) * WIDTH + x) * 3);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

async function scaled({ data, ...size }: FilmPicture, width: number, height: number): Promise<FilmPicture> {
  const picture = sharp(data, { raw: { ...size, channels: 3 } }).resize(width, height, { fit: 'fill' });
  return { width, height, data: await picture.raw().toBuffer() };
}
