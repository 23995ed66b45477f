import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import sharp from 'sharp';
import { MAX_PHOTO_BYTES } from '../../../shared/core/limits.ts';
import { MAX_JSON_PICTURE_BODY_BYTES, MAX_JSON_PICTURE_BYTES } from '../../../server/limits.ts';

import { blackPng, jpegOfScans } from '../../../tests/fakes/heavy-pictures.ts';

/** The server under attack, and tokens, since attackers may have accounts. */
export interface Target {
  readonly port: number;
  readonly tokens: readonly string[];
}

/** Runs until it is stopped. Resolves with the number of connections that were closed or refused. */
export type Attack = (target: Target, isOver: () => boolean) => Promise<number>;

const ANALYZE_PATH = '/functions/v1/analyze-image';
const ANALYZE = `POST ${ANALYZE_PATH} HTTP/1.1\r\nHost: localhost\r\n`;

/** The attacks by name. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  '1,000 connections that drip headers': (target, isOver) =>
    many(1000, isOver, async () => {
      const socket = await open(target.port);
      socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n');
      return drip(socket, 'X', isOver);
    }),
  '200 connections that drip a body of 15 MB': (target, isOver) =>
    many(200, isOver, async (at) => {
      const socket = await open(target.port);
      socket.write(`${ANALYZE}${photoHeaders(target, at)}Content-Length: ${MAX_PHOTO_BYTES}\r\n\r\n`);
      return drip(socket, 'x', isOver);
    }),
  '40 bodies in pieces that never end': (target, isOver) =>
    many(40, isOver, async (at) => {
      const socket = await open(target.port);
      socket.write(`${ANALYZE}${photoHeaders(target, at)}Transfer-Encoding: chunked\r\n\r\n`);
      return pour(socket, `10000\r\n${'x'.repeat(0x10000)}\r\n`, isOver);
    }),
  '30 photos of 15 MB at a time': (target, isOver) => {
    const photo = pictureOf(MAX_PHOTO_BYTES);
    return many(30, isOver, (at) => isRefused(target, at, ANALYZE_PATH, 'image/jpeg', photo));
  },
  '12 bodies of 20 MB of little objects at a time': (target, isOver) => {
    const body = littleObjects(20_000_000);
    return many(12, isOver, (at) => isRefused(target, at, ANALYZE_PATH, 'application/json', body));
  },
  '12 bodies of 5.6 MB at a time, little objects beside a picture': (target, isOver) => {
    const objects = littleObjects(MAX_JSON_PICTURE_BODY_BYTES - 1000);
    const body = `{"a":${objects},"base64Image":"/9j/4A=="}`;
    return many(12, isOver, (at) => isRefused(target, at, ANALYZE_PATH, 'application/json', body));
  },
  '8 pictures of 4 MB at a time, as base64': (target, isOver) => {
    const body = JSON.stringify({ base64Image: pictureOf(MAX_JSON_PICTURE_BYTES).toString('base64') });
    return many(8, isOver, (at) => isRefused(target, at, ANALYZE_PATH, 'application/json', body));
  },
  'JSON in great depth, and none, from 50 connections': (target, isOver) =>
    many(50, isOver, (at) => {
      const body = at % 2 === 0 ? '['.repeat(16_000) : '{"photos":';
      return isRefused(target, at, '/api/batches', 'application/json', body);
    }),
  'noise in place of HTTP, from 50 connections': (target, isOver) =>
    many(50, isOver, async () => {
      const socket = await open(target.port);
      return pour(socket, '\u0016\u0003\u0001 nothing that is HTTP\r\n\r\n', isOver);
    }),
};

const LARGE = { widthPx: 10_000, heightPx: 10_000 } as const;

/** A full page of text, as our clients send it, which cannot be read within the time limit. */
const fullPage = await drawFullPage();

async function drawFullPage(): Promise<Buffer<ArrayBuffer>> {
  const line = 'the council has decided after long debate that every library in town shall open its doors';
  const lines = Array.from({ length: 56 }, (_, row) => `<text x="60" y="${60 + row * 17}">${line}</text>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="768" height="1024" font-size="14" font-family="serif">
    <rect width="768" height="1024" fill="#fff"/>${lines.join('')}</svg>`;
  return Buffer.from(await sharp(Buffer.from(svg)).jpeg().toBuffer());
}

/** Pictures that are expensive to decode, by name; for the real engine. */
export const HEAVY_PICTURES: Readonly<Record<string, Attack>> = {
  '6 interlaced PNGs of 100 megapixels and 16 bits at a time': pictures(6, () =>
    blackPng({ ...LARGE, bits: 16, colourType: 6, isInterlaced: true }),
  ),
  '6 interlaced PNGs of 25 megapixels at a time': pictures(6, () =>
    blackPng({ widthPx: 5000, heightPx: 5000, bits: 8, colourType: 2, isInterlaced: true }),
  ),
  '6 PNGs of 100 megapixels at a time': pictures(6, () =>
    blackPng({ ...LARGE, bits: 8, colourType: 2, isInterlaced: false }),
  ),
  '6 JPEGs of 25 megapixels and 100 scans at a time': pictures(6, () => jpegOfScans(5000, 99)),
  '6 JPEGs of 25 megapixels and 10,000 scans at a time': pictures(6, () => jpegOfScans(5000, 10_000)),
  '6 pages full of text at a time': pictures(6, () => fullPage),
  'the same, and 6 JPEGs of 25 megapixels and 10,000 scans': (target, isOver) =>
    Promise.all(
      [() => fullPage, () => jpegOfScans(5000, 10_000)].map((make) => pictures(6, make)(target, isOver)),
    ).then(([pages = 0, scans = 0]) => pages + scans),
};

function pictures(count: number, make: () => Buffer<ArrayBuffer>): Attack {
  return (target, isOver) => {
    const picture = make();
    return many(count, isOver, (at) => isRefused(target, at, ANALYZE_PATH, 'image/png', picture));
  };
}

function littleObjects(bytes: number): string {
  return `[${'{},'.repeat(Math.floor(bytes / 3))}{}]`;
}

/** Keeps this many tasks running, and restarts each when it ends, until it is over. */
async function many(
  count: number,
  isOver: () => boolean,
  one: (at: number) => Promise<boolean>,
): Promise<number> {
  let refused = 0;
  const again = async (at: number) => {
    while (!isOver()) if (await one(at).catch(() => true)) refused += 1;
  };
  await Promise.all(Array.from({ length: count }, (_, at) => again(at)));
  return refused;
}

/** Undecodable bytes that start like a JPEG. */
function pictureOf(bytes: number): Buffer<ArrayBuffer> {
  const photo = Buffer.alloc(bytes, 7);
  photo.set([0xff, 0xd8, 0xff, 0xe0]);
  return photo;
}

/**
 * Sends a body with one of the tokens.
 *
 * @returns whether it is refused
 */
async function isRefused(
  { port, tokens }: Target,
  at: number,
  path: string,
  mediaType: string,
  body: string | Buffer<ArrayBuffer>,
): Promise<boolean> {
  const headers = { Authorization: `Bearer ${tokens[at % tokens.length]}`, 'Content-Type': mediaType };
  const sending = fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body });
  const answer = await sending.catch(() => undefined);
  await answer?.arrayBuffer();
  return !answer?.ok;
}

function photoHeaders({ tokens }: Target, at: number): string {
  return `Authorization: Bearer ${tokens[at % tokens.length]}\r\nContent-Type: image/jpeg\r\n`;
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.resume();
  return socket;
}

/**
 * Sends a character per second (slowloris) until the server closes the connection.
 *
 * @returns whether it did
 */
async function drip(socket: Socket, character: string, isOver: () => boolean): Promise<boolean> {
  const connection = { isCut: false };
  socket.once('close', () => (connection.isCut = true));
  while (!isOver() && !connection.isCut) {
    socket.write(character);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  socket.destroy();
  return connection.isCut;
}

/**
 * Sends as fast as the server reads until it closes the connection.
 *
 * @returns whether it did
 */
async function pour(socket: Socket, piece: string, isOver: () => boolean): Promise<boolean> {
  const connection = { isCut: false };
  const closed = once(socket, 'close').then(() => (connection.isCut = true));
  socket.once('data', () => (connection.isCut = true));
  while (!isOver() && !connection.isCut) {
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain').catch(() => {}), closed]);
    await new Promise((resolve) => setImmediate(resolve));
  }
  socket.destroy();
  return connection.isCut;
}
