import sharp from 'sharp';
import { completion, startFakeChatServer } from '../../tests/fakes/fake-chat-server.ts';
import { drawnPhotos } from './drawn-photos.ts';

/** An engine behind the real wire format that has been told what is drawn on our photos, and waits when it is asked to. */
export interface ToldEngine {
  /** The settings that make a server use it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Answers for so many of the photos, from the first, and for the others only after `release`. */
  pauseAfter(count: number): void;
  release(): void;
  close(): Promise<void>;
}

/** Between two answers, so that none overtakes another on its way. */
const APART_MS = 80;

export async function startToldEngine(): Promise<ToldEngine> {
  const photos = await Promise.all(
    (await drawnPhotos()).map(async ({ bytes, description }) => ({
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
    if (nearest >= allowed) await new Promise<void>((goOn) => waiting.push(goOn));
    // In their order, so that the folders come in the same order each time.
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
      for (const goOn of waiting) goOn();
      waiting = [];
    },
    close: () => chat.close(),
  };
}

/** A picture in a few bytes, by which it can be told from the others. */
function sightOf(image: Buffer): Promise<Buffer> {
  return sharp(image).resize(8, 8, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

function distance(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0);
}
