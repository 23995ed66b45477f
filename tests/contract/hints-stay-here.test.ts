import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { createApiClient } from '#browser/service/api-client.ts';
import { createRemoteService } from '#browser/service/remote-service.ts';
import type { Shot } from '#core/similarity/neighbours.ts';
import { DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import { withUnseenFilms } from '#pipeline/unseen-films.ts';
import { organize } from '#pipeline/organize.ts';
import { fileDecoder } from '../../cli/decoding/file-decoder.ts';
import { type FilePhoto, fileReader } from '../../cli/inputs/file-photo.ts';
import { fakeEngine, testApp } from '../fakes/servers/test-app.ts';

const LEASE = '6d1f2f6e-5b8f-4d0e-9c3b-1d9a0a7f4c21';
/** A word of each hint that does not occur in requests by chance. */
const SECRETS = [
  'Zanzibar',
  'Quetzal',
  'Xylophon',
  'Wolkenheim',
  'Jericho',
  'Vesuvio',
  'Brunhilde',
  'Camerax',
  'Quokka 7',
  'serial-4711',
  '2024:05:01',
  '2024-05-01',
  '38.6916',
  '38,41.496N',
  'Lisbon',
];
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description exif:GPSLatitude="38,41.496N" exif:GPSLongitude="9,12.96W">
  <dc:title>Quetzal asleep</dc:title><dc:subject><rdf:Bag><rdf:li>Jericho</rdf:li></rdf:Bag></dc:subject>
  </rdf:Description></rdf:RDF></x:xmpmeta>`;

/** A whole request as text, with one character per byte. */
async function textOf(request: Request): Promise<string> {
  const body = Buffer.from(await request.clone().arrayBuffer()).toString('latin1');
  return [request.method, request.url, ...[...request.headers].flat(), body].join('\n');
}

it('sends only the picture to the server: no metadata, hints, dates, places, camera or similarity', async () => {
  const sent: string[] = [];
  const pictures: Uint8Array[] = [];
  const describe = async ({ bytes }: { readonly bytes: Uint8Array }) => {
    pictures.push(bytes);
    return { description: 'A dog on a sofa. The photo shows a pet animal.' };
  };
  const test = await testApp({ engine: { ...fakeEngine(), describe } });
  const server = createAdaptorServer({
    fetch: async (request) => {
      sent.push(await textOf(request));
      return test.app.fetch(request);
    },
  });
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { access_token: token } = await test.signIn();
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const remote = createRemoteService(createApiClient({ baseUrl, getToken: async () => token }));

  const folder = await mkdtemp(join(tmpdir(), 'hints-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'Zanzibar in May.jpg');
  await mkdir(folder, { recursive: true });
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
    .withExif({
      IFD0: { Make: 'Camerax', Model: 'Quokka 7' },
      IFD2: { DateTimeOriginal: '2024:05:01 18:04:09', BodySerialNumber: 'serial-4711' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '38/1 41/1 2976/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '9/1 12/1 576/10',
      },
    })
    .withXmp(XMP)
    .jpeg()
    .toBuffer();
  await writeFile(path, bytes);
  const photo: FilePhoto = {
    id: 'photo-1',
    path,
    from: path,
    name: 'Zanzibar in May.jpg',
    sizeBytes: bytes.length,
    modifiedMs: 0,
    folder: 'Xylophon lessons',
    page: { alt: 'Wolkenheim', caption: 'Vesuvio', link: 'Brunhilde' },
  };

  const paths: string[] = [];
  const shots: Shot[] = [];
  const ports = {
    reader: fileReader,
    decoder: withUnseenFilms({
      decode: async (...given) => {
        const decoded = await fileDecoder.decode(...given);
        if (decoded.shot) shots.push(decoded.shot);
        return decoded;
      },
    }),
    analyzer: {
      describe: (image, { photoId }, signal) => remote.describe(image, { photoId, leaseId: LEASE }, signal),
    },
    ledger: {
      reserve: (photoIds, signal) => remote.reserve(photoIds.length, LEASE, signal),
      settle: ({ id }) => remote.settle(id),
    },
    archive: {
      prepare: async () => {},
      finish: async (entries) => {
        paths.push(...entries.map((entry) => entry.path));
      },
    },
  } satisfies Parameters<typeof organize<FilePhoto>>[1];
  const settings = { photosPerBatch: 1, placing: { rules: [], pattern: DEFAULT_PATTERN } };
  for await (const { type } of organize([photo], ports, settings, new AbortController().signal)) {
    expect(['refused', 'failed']).not.toContain(type);
  }

  // The hints were read and used.
  expect(paths).toEqual(['Pets/quetzal_asleep.jpg']);
  expect(sent.length).toBeGreaterThanOrEqual(3);
  expect(shots).toHaveLength(1);
  const [{ atMs, camera, look }] = shots as [Shot];
  const secrets = [
    ...SECRETS,
    String(atMs),
    String(camera),
    Buffer.from(look).toString('latin1'),
    look.join(),
  ];
  for (const request of sent)
    for (const secret of secrets) expect(request.toLowerCase()).not.toContain(secret.toLowerCase());
  expect(pictures).toHaveLength(1);
  const { exif, xmp, iptc } = await sharp(pictures[0]).metadata();
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
});
