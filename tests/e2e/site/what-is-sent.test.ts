import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINE_LONG_EDGE_PX } from '#core/limits.ts';
import { completion, type FakeChatServer, startFakeChatServer } from '../../fakes/fake-chat-server.ts';
import { launchBrowser } from '../launch-browser.ts';
import { type Site, startSite } from './start-site.ts';
import { Visitor } from './visitor.ts';

let chat: FakeChatServer;
let site: Site;
let browser: Browser;
let folder: string;
let sent: Buffer[];

beforeAll(async () => {
  chat = await startFakeChatServer();
  chat.respond = async (image) => {
    sent.push(image);
    return completion(JSON.stringify({ description: 'A red corner.' }));
  };
  [site, browser, folder] = await Promise.all([
    startSite({ ENGINE: 'openai', OPENAI_BASE_URL: chat.baseUrl }),
    launchBrowser(),
    mkdtemp(join(tmpdir(), 'sent-')),
  ]);
});
afterAll(async () => {
  await browser.close();
  await Promise.all([site.stop(), chat.close(), rm(folder, { recursive: true })]);
});

/** What the engine gets for photos that a person organizes on the page. */
async function organize(photos: ReadonlyMap<string, Buffer>): Promise<Buffer[]> {
  sent = [];
  const paths = await Promise.all(
    [...photos].map(async ([name, bytes]) => {
      await writeFile(join(folder, name), bytes);
      return join(folder, name);
    }),
  );
  const visitor = await Visitor.arrive(browser, site.origin);
  try {
    await visitor.signIn();
    await visitor.choose(paths);
    await visitor.sees('selected');
    await visitor.press('Organize Photos');
    await visitor.sees('Download again');
    return sent;
  } finally {
    await visitor.leave();
  }
}

/** Wide, white, and red in the upper left when it stands upright. */
function redCorner(): Sharp {
  const corner = { create: { width: 600, height: 400, channels: 3, background: 'red' } } as const;
  return sharp({ create: { width: 1800, height: 1200, channels: 3, background: 'white' } }).composite([
    { input: corner, left: 0, top: 0 },
  ]);
}

describe('what is sent of a photo', () => {
  it('is upright, whichever of the eight ways the camera was held', async () => {
    const upright = await redCorner().png().toBuffer();
    const onItsSide = await sharp(upright).rotate(90).png().toBuffer();
    // The picture as it is stored so that orientation 1 to 8 shows it upright.
    const stored = [
      sharp(upright),
      sharp(upright).flop(),
      sharp(upright).rotate(180),
      sharp(upright).flip(),
      sharp(onItsSide).flop(),
      sharp(upright).rotate(270),
      sharp(onItsSide).flip(),
      sharp(onItsSide),
    ];
    const photos = new Map<string, Buffer>();
    for (const [index, picture] of stored.entries()) {
      const jpeg = await picture
        .withMetadata({ orientation: index + 1 })
        .jpeg()
        .toBuffer();
      photos.set(`orientation-${index + 1}.jpg`, jpeg);
    }

    const pictures = await organize(photos);

    expect(pictures).toHaveLength(8);
    for (const picture of pictures) {
      const { width, height } = await sharp(picture).metadata();
      expect([width, height]).toEqual([ENGINE_LONG_EDGE_PX, 683]);
      const [red, green] = await sharp(picture)
        .extract({ left: 100, top: 80, width: 1, height: 1 })
        .raw()
        .toBuffer();
      expect([red! > 200, green! < 60]).toEqual([true, true]);
    }
  });

  it('is a small JPEG without place, date or camera', async () => {
    const photo = await redCorner()
      .withExif({
        IFD0: { Make: 'Camera', Model: 'Model' },
        IFD2: { DateTimeOriginal: '2024:07:09 08:05:03' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 28/1 2/1' },
      })
      .jpeg({ quality: 100 })
      .toBuffer();
    const [picture] = await organize(new Map([['private.jpg', photo]]));
    const { format, exif, xmp, iptc } = await sharp(picture).metadata();
    expect(format).toBe('jpeg');
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    expect(picture?.length).toBeLessThan(photo.length);
  });

  it('shows white where a picture is transparent', async () => {
    const clear = { create: { width: 200, height: 100, channels: 4, background: '#0000' } } as const;
    const [picture] = await organize(new Map([['clear.png', await sharp(clear).png().toBuffer()]]));
    const { channels } = await sharp(picture).stats();
    expect(channels.every(({ min }) => min > 250)).toBe(true);
  });
});
