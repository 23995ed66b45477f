import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINE_LONG_EDGE_PX } from '#core/limits.ts';
import { fileDecoder } from '../../../../cli/decoding/file-decoder.ts';
import {
  completion,
  type FakeChatServer,
  startFakeChatServer,
} from '../../../../scripts/visitor/fake-chat-server.ts';
import { sharedBrowser } from '../../../../scripts/visitor/launch-browser.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { sha256 } from '../support/opened-archive.ts';
import { type Site, startSite } from '../../../../scripts/visitor/start-site.ts';
import { Visitor } from '../../../../scripts/visitor/visitor.ts';

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
    sharedBrowser(),
    mkdtemp(join(tmpdir(), 'sent-')),
  ]);
});
afterAll(() => Promise.all([site.stop(), chat.close(), rm(folder, { recursive: true })]));

/** Returns the pictures that the engine receives when a user organizes photos on the page. */
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
    await visitor.sees('Download ZIP');
    return sent;
  } finally {
    await visitor.leave();
  }
}

/** A wide white picture, red in the upper left when upright. Large enough that a browser may decode it at half size. */
function redCorner(): Sharp {
  const corner = { create: { width: 1000, height: 700, channels: 3, background: 'red' } } as const;
  return sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'white' } }).composite([
    { input: corner, left: 0, top: 0 },
  ]);
}

async function colourAt(picture: Buffer, left: number, top: number): Promise<'red' | 'white' | 'other'> {
  const [red = 0, green = 0] = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  if (red < 200) return 'other';
  if (green < 60) return 'red';
  return green > 200 ? 'white' : 'other';
}

/** A picture in which every pixel counts, with odd dimensions. */
function noise(width: number, height: number): Sharp {
  const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'white', noise: grain } });
}

/** Returns a checksum of a picture's pixels. */
async function pixelsOf(bytes: Uint8Array): Promise<string> {
  return sha256(await sharp(bytes).raw().toBuffer());
}

describe('the picture sent for a photo', () => {
  it('has the same pixels as the command line’s, so that both give the same answer', NIGHTLY, async () => {
    const photos = new Map<string, Buffer>();
    for (const [width, height] of [
      [4033, 2101],
      [2701, 1803],
      [1441, 1081],
      [640, 481],
    ] as const) {
      const orientation = (photos.size % 4) + 5;
      const picture = noise(width, height).withMetadata({ orientation });
      photos.set(`${width}.jpg`, await picture.jpeg({ quality: 90 }).toBuffer());
    }
    photos.set('large.png', await noise(2501, 1301).png().toBuffer());
    const received = await Promise.all((await organize(photos)).map(pixelsOf));
    for (const name of photos.keys()) {
      const path = join(folder, name);
      const photo = { id: path, path, from: path, name, sizeBytes: 0, modifiedMs: 0 };
      const format = name.endsWith('.png') ? 'png' : 'jpeg';
      const { image } = await fileDecoder.decode(photo, format, new AbortController().signal);
      expect(received.includes(await pixelsOf(image.bytes)), name).toBe(true);
    }
  });

  it('is upright in all eight orientations', NIGHTLY, async () => {
    const upright = await redCorner().png().toBuffer();
    const onItsSide = await sharp(upright).rotate(90).png().toBuffer();
    // The picture stored in the ways that orientations 1 to 8 turn upright.
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
      expect(await colourAt(picture, 100, 80)).toBe('red');
      expect(await colourAt(picture, 900, 600)).toBe('white');
    }
  });

  it(
    'is a small JPEG without place, date or camera',
    { tags: ['processing-happens-browser-images'] },
    async () => {
      const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
      const photo = await sharp({
        create: { width: 4000, height: 3000, channels: 3, background: '#888', noise },
      })
        .withExif({
          IFD0: { Make: 'Camera', Model: 'Model' },
          IFD2: { DateTimeOriginal: '2024:07:09 08:05:03' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 28/1 2/1' },
        })
        .withXmp('<x:xmpmeta><dc:description>Emma at the Vesuvio café</dc:description></x:xmpmeta>')
        .jpeg({ quality: 85 })
        .toBuffer();
      const [picture] = await organize(new Map([['private.jpg', photo]]));
      expect(picture?.toString('latin1')).not.toMatch(/emma|vesuvio|private/i);
      const { format, exif, xmp, iptc } = await sharp(picture).metadata();
      expect(format).toBe('jpeg');
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
      // A naive client sends the whole file as base64; this is at most a twentieth of that.
      expect(picture?.length).toBeLessThan((photo.length * 4) / 3 / 20);
    },
  );

  it('keeps its colors, however they are stored', NIGHTLY, async () => {
    const small = await redCorner().resize(1200).png().toBuffer();
    const photos = new Map([
      ['cmyk.jpg', await redCorner().toColourspace('cmyk').jpeg().toBuffer()],
      ['progressive.jpg', await redCorner().jpeg({ progressive: true }).toBuffer()],
      ['16-bit.png', await sharp(small).toColourspace('rgb16').png().toBuffer()],
      ['palette.png', await sharp(small).png({ palette: true }).toBuffer()],
      ['interlaced.png', await sharp(small).png({ progressive: true }).toBuffer()],
      ['lzw.tif', await sharp(small).tiff({ compression: 'lzw' }).toBuffer()],
      ['deflate.tif', await sharp(small).tiff({ compression: 'deflate' }).toBuffer()],
      ['jpeg.tif', await sharp(small).tiff({ compression: 'jpeg' }).toBuffer()],
      ['16-bit.tif', await sharp(small).toColourspace('rgb16').tiff({ compression: 'lzw' }).toBuffer()],
      ['avif.avif', await sharp(small).avif().toBuffer()],
      ['gif.gif', await sharp(small).gif().toBuffer()],
      ['webp.webp', await sharp(small).webp().toBuffer()],
    ]);

    const pictures = await organize(photos);

    expect(pictures).toHaveLength(photos.size);
    for (const picture of pictures) {
      expect((await sharp(picture).metadata()).width).toBe(ENGINE_LONG_EDGE_PX);
      expect(await colourAt(picture, 100, 80)).toBe('red');
      expect(await colourAt(picture, 900, 600)).toBe('white');
    }
  });

  it(
    'shows the readable part of a truncated photo, and doesn’t exist if there is none',
    NIGHTLY,
    async () => {
      const begun = (bytes: Buffer, share: number) => bytes.subarray(0, bytes.length * share);
      const noise = { type: 'gaussian', mean: 250, sigma: 3 } as const;
      const rough = sharp({ create: { width: 1500, height: 1000, channels: 3, background: 'white', noise } });
      const corner = await redCorner().resize(1500).png().toBuffer();
      const lively = await rough
        .composite([{ input: corner, blend: 'multiply' }])
        .png()
        .toBuffer();
      const photos = new Map([
        ['half.jpg', begun(await sharp(lively).jpeg().toBuffer(), 0.5)],
        ['half.png', begun(lively, 0.5)],
        ['most.webp', begun(await sharp(lively).webp().toBuffer(), 0.9)],
        ['header.jpg', begun(await sharp(lively).jpeg().toBuffer(), 0.02)],
      ]);

      const pictures = await organize(photos);

      expect(pictures).toHaveLength(3);
      for (const picture of pictures) expect(await colourAt(picture, 100, 80)).toBe('red');
    },
  );

  it('is white where the original is transparent', NIGHTLY, async () => {
    const clear = { create: { width: 200, height: 100, channels: 4, background: '#0000' } } as const;
    const [picture] = await organize(new Map([['clear.png', await sharp(clear).png().toBuffer()]]));
    const { channels } = await sharp(picture).stats();
    expect(channels.every(({ min }) => min > 250)).toBe(true);
  });
});
