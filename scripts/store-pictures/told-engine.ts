import sharp from 'sharp';
import { completion, startFakeChatServer } from '../visitor/fake-chat-server.ts';
import { samplePhotos } from '../visitor/sample-photos.ts';

/** A fake engine behind the real API: it returns the known descriptions of the sample photos, and can be paused. */
export interface ToldEngine {
  /** The settings that make a server use it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Answers the first `count` photos at once, and the others only after `release`. */
  pauseAfter(count: number): void;
  release(): void;
  close(): Promise<void>;
}

/** The delay between two answers, so that they arrive in order. */
const APART_MS = 80;

export async function startToldEngine(): Promise<ToldEngine> {
  const photos = await Promise.all(
    (await samplePhotos()).map(async ({ bytes, description }) => ({
      sight: await sightOf(bytes),
      description,
    })),
  );
  const chat = await startFakeChatServer();
  const answers = photos.map(() => {
    let given!: () => void;
    const isGiven = new Promise<void>((resolve) => (given = resolve));
    return { given, isGiven };
  });
  let allowed = Infinity;
  let waiting: (() => void)[] = [];
  chat.respond = async (image) => {
    const sight = await sightOf(image);
    const distances = photos.map((photo) => distance(photo.sight, sight));
    const nearest = distances.indexOf(Math.min(...distances));
    if (nearest >= allowed) await new Promise<void>((resolve) => waiting.push(resolve));
    // In order, so that the folders always appear in the same order.
    await Promise.all(answers.slice(0, nearest).map(({ isGiven }) => isGiven));
    setTimeout(() => answers[nearest]?.given(), APART_MS);
    return completion(JSON.stringify({ description: photos[nearest]?.description ?? '' }));
  };
  return {
    settings: { ENGINE: 'openai', OPENAI_BASE_URL: chat.baseUrl, OPENAI_API_KEY: 'a-key-for-pictures' },
    pauseAfter: (count) => {
      allowed = count;
    },
    release: () => {
      allowed = Infinity;
      for (const resolve of waiting) resolve();
      waiting = [];
    },
    close: () => chat.close(),
  };
}

/** A thumbnail of 8 × 8 pixels that identifies a photo. */
function sightOf(image: Buffer): Promise<Buffer> {
  return sharp(image).resize(8, 8, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

function distance(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0);
}
