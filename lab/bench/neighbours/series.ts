import sharp, { type Sharp } from 'sharp';

/** How a hand-held camera takes the same thing again. */
interface Retake {
  /** The share of each side that is cropped to. */
  readonly frame: number;
  /** The crop's position within the free space, from -1 to 1. */
  readonly shift: readonly [across: number, down: number];
  readonly brightness: number;
  readonly degrees: number;
  readonly blur: number;
}

/** The photo itself, and three of the same thing: moved, darker, and rotated and out of focus. */
const RETAKES = [
  { frame: 1, shift: [0, 0], brightness: 1, degrees: 0, blur: 0 },
  { frame: 0.84, shift: [1, 0.5], brightness: 1.05, degrees: 0, blur: 0 },
  { frame: 0.92, shift: [-1, -0.5], brightness: 0.6, degrees: 0, blur: 0 },
  { frame: 0.9, shift: [0.3, 1], brightness: 0.95, degrees: 4, blur: 1.5 },
] as const satisfies readonly Retake[];

/** The times of a series' photos, in seconds from the first one, including the others between them. */
const TAKEN_SECONDS = [0, 7, 15, 31];
const BETWEEN_SECONDS = [4, 22];
const CAMERA = { Make: 'Bench', Model: 'Camera' };

export interface TakenPhoto {
  /** Index of the source photo. */
  readonly scene: number;
  readonly isBetween: boolean;
  readonly jpeg: Buffer;
}

/**
 * A series of one camera: the same thing four times within half a minute, and other photos between them.
 *
 * @param scenes the photo of the thing, and those taken between
 * @param startMs time of the first photo
 */
export async function seriesOf(
  scenes: readonly [Buffer, ...Buffer[]],
  startMs: number,
): Promise<TakenPhoto[]> {
  const retakes = await retakesOf(scenes[0]);
  const series = retakes.map((picture, at) => ({ picture, scene: 0, seconds: TAKEN_SECONDS[at]! }));
  const between = scenes
    .slice(1)
    .map((picture, at) => ({ picture, scene: at + 1, seconds: BETWEEN_SECONDS[at]! }));
  return Promise.all(
    [...series, ...between].map(async ({ picture, scene, seconds }) => {
      const taken = new Date(startMs + seconds * 1000).toISOString();
      const date = taken.slice(0, 19).replace('T', ' ').replaceAll('-', ':');
      const exif = { IFD0: CAMERA, IFD2: { DateTimeOriginal: date } };
      const jpeg = await sharp(picture)
        .flatten({ background: '#fff' })
        .withExif(exif)
        .jpeg({ quality: 90 })
        .toBuffer();
      return { scene, isBetween: scene > 0, jpeg };
    }),
  );
}

/** The scene in all {@link RETAKES}, as PNG. */
export async function retakesOf(photo: Buffer): Promise<Buffer[]> {
  return Promise.all(RETAKES.map((retake) => retaken(photo, retake)));
}

async function retaken(photo: Buffer, { frame, shift, brightness, degrees, blur }: Retake): Promise<Buffer> {
  const upright = await sharp(photo).autoOrient().flatten({ background: '#fff' }).png().toBuffer();
  const { width, height } = await sharp(upright).metadata();
  const turned = degrees === 0 ? upright : await sharp(upright).rotate(degrees).png().toBuffer();
  // Crops the corners that rotation adds.
  const size = await sharp(turned).metadata();
  const lean = Math.tan((degrees * Math.PI) / 180);
  const inner = { width: width - 2 * lean * height * 0.5, height: height - 2 * lean * width * 0.5 };
  const kept = { width: Math.floor(inner.width * frame), height: Math.floor(inner.height * frame) };
  const room = { width: inner.width - kept.width, height: inner.height - kept.height };
  const picture: Sharp = sharp(turned)
    .extract({
      left: Math.max(0, Math.floor((size.width - inner.width) / 2 + (room.width * (1 + shift[0])) / 2)),
      top: Math.max(0, Math.floor((size.height - inner.height) / 2 + (room.height * (1 + shift[1])) / 2)),
      ...kept,
    })
    .modulate({ brightness });
  return (blur === 0 ? picture : picture.blur(blur)).png().toBuffer();
}
