import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import JSZip from 'jszip';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { browserGrouping } from '#browser/alike/browser-grouping.ts';
import type { LocalEngines } from '#browser/device/local-engines.ts';
import { sourceOfBlob } from '#browser/files/blob-source.ts';
import { type BrowserPhoto, toBrowserPhoto, withItsCompanions } from '#browser/files/browser-photo.ts';
import { located } from '#browser/decoding/located.ts';
import { fileFacts, toldWith } from '#browser/files/file-facts.ts';
import { fileSays } from '#codec/facts/file-says.ts';
import { xmpFacts } from '#codec/facts/xmp-facts.ts';
import { fileMetadata } from '#codec/metadata/file-metadata.ts';
import { type BatchState, IDLE_BATCH, reduceBatch } from '#core/batch/batch.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import { detectFormat } from '#core/photo-format.ts';
import type { EncodedImage } from '#core/photo.ts';
import { type AlikePhoto, groupAlike } from '#core/similarity/alike/group-alike.ts';
import { topNames } from '#core/lists/top-names.ts';
import { gather } from '#core/takeout/gather.ts';
import { isXmp } from '#core/xmp/xmp-beside.ts';
import { besidePhotos } from '#pipeline/beside-photos.ts';
import { localLedger } from '#pipeline/local-ledger.ts';
import { withUnseenFilms } from '#pipeline/unseen-films.ts';
import { organize } from '#pipeline/organize.ts';
import { withTold } from '#pipeline/with-told.ts';
import { ENGLISH } from '../../cli/arguments/words.ts';
import { decodeFile } from '../../cli/decoding/file-decoder.ts';
import { type FoundPhotos, findPhotos } from '../../cli/inputs/find-photos.ts';
import { planBatch } from '../../cli/inputs/plan-batch.ts';
import { organizeFiles } from '../../cli/organize/organize-files.ts';
import { createPanelHost } from '../../extension/sidepanel/panel-host.ts';
import { createSiteHost } from '../../site/upload/host.ts';
import { madeFilm } from '../fakes/made-boxes.ts';

vi.mock('webextension-polyfill', () => ({ default: {} }));

/** What a person chooses besides the photos. */
interface Choice {
  readonly pattern: string;
  readonly hasList: boolean;
  readonly writesXmp: boolean;
  readonly carriesUnreadable: boolean;
}

const PLACING = {
  rules: [],
  likeness: [],
  ignoresHints: false,
  unsureToUnsorted: false,
  ignoresQuality: true,
};
const TOP_NAMES = topNames([]);
const NEVER = new AbortController().signal;

let folder: string;
let found: FoundPhotos;
beforeAll(async () => {
  vi.stubGlobal('Worker', OwnWorker);
  // The only file that a browser loads meanwhile.
  vi.stubGlobal('fetch', async () => new Response(await readFile(PLACES_FILE)));
  folder = await mkdtemp(join(tmpdir(), 'hosts-'));
  await writePhotos(join(folder, 'photos'));
  found = await findPhotos([join(folder, 'photos')]);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true });
});

/** Photos with every kind of companion; some look alike, and one can't be read. */
async function writePhotos(top: string): Promise<void> {
  const [beach, sea] = [await drawn(1, '2018:05:06 07:08:09'), await drawn(2, '2018:05:07 10:00:00')];
  const files: Readonly<Record<string, Buffer | string>> = {
    'trip/IMG_1.jpg': beach,
    'trip/IMG_1.MOV': 'a film of the photo',
    'trip/IMG_1 (1).jpg': beach,
    'trip/IMG_2.jpg': await drawn(3, undefined),
    'trip/IMG_2.xmp': OWN_XMP,
    'trip/IMG_5.jpg': sea,
    'trip/IMG_5.CR2': 'a RAW file of the photo',
    'trip/VID_20180506_071000.mp4': 'a film of its own',
    'trip/broken.jpg': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
    'trip/broken.MOV': 'a film of the broken photo',
    'later/IMG_1.jpg': await drawn(4, '2020:01:02 03:04:05'),
    'later/saved.jpg': await sharp(sea).jpeg({ quality: 60 }).keepMetadata().toBuffer(),
    'later/IMG_3.jpg': await drawn(6, '2020:01:03 03:04:05', IN_LISBON),
    'later/VID_1.mp4': 'a film without neighbors',
    'later/VID_2.mp4': madeFilm({ keys: { [LOCATION_KEY]: '+38.7223-009.1393/' } }),
  };
  for (const [name, content] of Object.entries(files)) {
    const path = join(top, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    await utimes(path, 1_600_000_000, 1_600_000_000);
  }
}

const LOCATION_KEY = 'com.apple.quicktime.location.ISO6709';
const PLACES_FILE = fileURLToPath(new URL('../../shared/places/cities.bin', import.meta.url));

const OWN_XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:DateCreated="2017-01-02T03:04:05"/>
</rdf:RDF></x:xmpmeta>`;

const IN_LISBON = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '38/1 43/1 0/1',
  GPSLongitudeRef: 'W',
  GPSLongitude: '9/1 8/1 0/1',
};

/** A picture of large spots, which no other seed has. */
function drawn(seed: number, taken: string | undefined, gps = {}): Promise<Buffer> {
  const data = Uint8Array.from({ length: 8 * 6 * 3 }, (_, at) => ((at + 1) * (seed * 7919 + 31)) % 251);
  const picture = sharp(data, { raw: { width: 8, height: 6, channels: 3 } }).resize(320, 240);
  const dated =
    taken === undefined ? picture : picture.withExif({ IFD2: { DateTimeOriginal: taken }, IFD3: gps });
  return dated.jpeg({ quality: 95 }).toBuffer();
}

/** Stands for an engine: describes a picture by its bytes. */
async function describePicture({ bytes }: Pick<EncodedImage, 'bytes'>): Promise<ImageAnalysis> {
  const number = createHash('sha256').update(bytes).digest().readUInt16BE();
  const animal = ['dog', 'cat', 'horse'][number % 3];
  return {
    description: `A ${animal} on a meadow.`,
    category: 'Pets',
    name: `${animal} meadow`,
    confidence: 0.9,
  };
}

/** The browser's workers, in this process. */
class OwnWorker extends EventTarget {
  readonly #name: string;
  readonly #alike: AlikePhoto[] = [];

  constructor(url: URL) {
    super();
    this.#name = url.pathname.split('/').at(-1) ?? '';
  }

  postMessage({ id, request }: { readonly id: number; readonly request: unknown }): void {
    void this.#answer(request).then((value) => {
      this.dispatchEvent(new MessageEvent('message', { data: { id, ok: true, value } }));
    });
  }

  terminate(): void {}

  async #answer(request: unknown): Promise<unknown> {
    if (this.#name === 'checksum-worker.ts') return sumsOf(request as File);
    if (this.#name === 'says-worker.ts') {
      const { file } = request as { readonly file: File };
      return fileSays(await fileMetadata(sourceOfBlob(file)), undefined, Date.now());
    }
    const { photos } = request as { readonly photos?: readonly AlikePhoto[] };
    if (photos) this.#alike.push(...photos);
    return photos ? [] : groupAlike(this.#alike);
  }
}

async function sumsOf(file: File) {
  const bytes = Buffer.from(await file.arrayBuffer());
  return { crc32: crc32(bytes), sha256: sha256(bytes) };
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

interface Organized {
  readonly zip: Uint8Array;
  /** The original paths of each group of similar photos, the best one first. */
  readonly groups: readonly (readonly string[])[];
}

type OrganizeBatch = (choice: Choice) => Promise<Organized>;

function inBrowser(createHost: () => ReturnType<typeof createSiteHost>): OrganizeBatch {
  return async ({ pattern, ...choice }) => {
    const paths = new Map<string, string>();
    const files = await Promise.all(
      [...found.files, ...found.beside].map(async (one): Promise<BrowserPhoto> => {
        const bytes = await readFile(one.path);
        const [name = '', ...around] = one.name.split('/').toReversed();
        const file = new File([bytes], name, { lastModified: one.modifiedMs });
        const photo = toBrowserPhoto(file, { folder: around.toReversed().join('/') });
        paths.set(photo.id, one.path);
        const told = isXmp(name) && xmpFacts(new Uint8Array(bytes), Date.now());
        return Object.assign(photo, told ? { told } : {});
      }),
    );
    const sums = new Map<string, string>();
    for (const { id, file } of files) sums.set(id, (await sumsOf(file)).sha256);
    const { photos } = gather({ files, jsons: [], tables: [], sums }, { leavesOut: new Set() });
    fileFacts.begin(photos.flatMap(withItsCompanions));
    const { archive, zip } = createHost().createArchive();
    let state: BatchState = IDLE_BATCH;
    const besideNow = () => besidePhotos({ state, photos }, {}, { ...choice, t: ENGLISH });
    const decoder = withTold<BrowserPhoto>(
      withUnseenFilms({
        decode: async ({ id, sizeBytes }, format) => {
          const file = { path: paths.get(id) ?? '', sizeBytes };
          const { decoded, says } = await decodeFile(file, format, async () => {});
          return { ...decoded, ...(says.coordinates ? { location: await located(says.coordinates) } : {}) };
        },
      }),
      toldWith,
    );
    const ports = {
      reader: {
        formatOf: async ({ file, name }: BrowserPhoto) =>
          detectFormat(new Uint8Array(await file.arrayBuffer()), name),
      },
      decoder,
      analyzer: { describe: describePicture },
      ledger: localLedger,
      archive: {
        prepare: (photo: BrowserPhoto) => archive.prepare(photo, NEVER),
        named: (entries: Parameters<typeof archive.finish>[0]) =>
          archive.named?.(entries, besideNow().xmpOf) ?? entries,
        finish: (entries: Parameters<typeof archive.finish>[0]) => archive.finish(entries, besideNow()),
      },
      grouping: browserGrouping,
    };
    const settings = { photosPerBatch: photos.length, placing: { ...PLACING, pattern } };
    for await (const event of organize(photos, ports, settings, NEVER)) state = reduceBatch(state, event);
    const groups = (state.groups ?? []).map(({ bestId, photoIds }) =>
      [bestId, ...photoIds.filter((id) => id !== bestId)].map((id) => paths.get(id) ?? ''),
    );
    return { zip: new Uint8Array((await zip()?.arrayBuffer()) ?? new ArrayBuffer()), groups };
  };
}

const onTheCommandLine: OrganizeBatch = async ({ pattern, ...choice }) => {
  const out = join(folder, 'out.zip');
  const { results } = await organizeFiles(await planBatch(found.files, found.beside), {
    engine: { name: 'fake', describe: describePicture, close: async () => {} },
    decoders: { decode: (file, format) => decodeFile(file, format, async () => {}) },
    people: undefined,
    placing: { ...PLACING, pattern },
    chosen: {
      ...choice,
      inputs: [join(folder, 'photos')],
      scheme: '{category}',
      detail: 'fine',
      eventGapHours: 6,
      writesDates: false,
      workers: 2,
    },
    placesFile: PLACES_FILE,
    t: ENGLISH,
    out: { path: out, mayReplace: true },
    into: undefined,
    journal: undefined,
    onProgress: () => {},
    signal: NEVER,
  });
  const groups = new Map<string, string[]>();
  for (const { photo, group } of results) {
    if (group?.kind !== 'near' && group?.kind !== 'burst') continue;
    const others = groups.get(group.id) ?? [group.id];
    groups.set(group.id, group.best ? others : [...others, photo.from]);
  }
  return { zip: await readFile(out), groups: [...groups.values()] };
};

/** What a ZIP contains: its photos and companions byte for byte, with their times, and the text of its lists. */
async function contentsOf(zip: Uint8Array) {
  const { files } = await JSZip.loadAsync(zip, { checkCRC32: true });
  const contents: Record<string, string> = {};
  for (const [path, file] of Object.entries(files)) {
    const told = LISTS.has(path) ? await file.async('text') : sha256(await file.async('uint8array'));
    contents[path] = `${file.date.toISOString()} ${told}`;
  }
  return contents;
}

const LISTS: ReadonlySet<string> = new Set(Object.values(TOP_NAMES));

const ENGINES = {} as LocalEngines;
const HOSTS: Readonly<Record<string, OrganizeBatch>> = {
  site: inBrowser(() => createSiteHost({ engines: ENGINES, onSent: () => {}, notify: () => {} })),
  'side panel': inBrowser(() => createPanelHost(ENGINES, () => {})),
};

describe.each([
  { pattern: '{name}', hasList: true, writesXmp: true, carriesUnreadable: true },
  { pattern: '{name}', hasList: true, writesXmp: false, carriesUnreadable: false },
  { pattern: '{name}', hasList: false, writesXmp: false, carriesUnreadable: false },
  { pattern: '{place} {name}', hasList: false, writesXmp: false, carriesUnreadable: false },
])('with %j', (choice) => {
  it.each(Object.keys(HOSTS))('the %s makes the same ZIP as the command line', async (host) => {
    const expected = await onTheCommandLine(choice);
    const made = await HOSTS[host]?.(choice);
    expect(made?.groups).toEqual(expected.groups);
    expect(expected.groups).toHaveLength(1);
    expect(Buffer.from(expected.zip).includes('Lisbon')).toBe(
      choice.hasList || choice.pattern.includes('{place}'),
    );
    expect(await contentsOf(made?.zip ?? new Uint8Array())).toEqual(await contentsOf(expected.zip));
  });
});
