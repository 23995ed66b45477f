import type { ArchiveEntry } from '#core/batch-event.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import { periodAt } from '#core/period.ts';
import type { Photo } from '#core/photo.ts';
import type { Ports } from '#pipeline/ports.ts';

/** A photo whose bytes are given, and of which the fake analyzer says what it is told to. */
export interface FakePhoto extends Photo {
  readonly head: Uint8Array;
  readonly description: string;
  /** What is said beside the description. */
  readonly said?: Omit<ImageAnalysis, 'description'>;
}

const JPEG_HEAD = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);
const USAGE = { period: periodAt(0), count: 0 };

export function fakePhoto(id: string, fields: Partial<FakePhoto> = {}): FakePhoto {
  return {
    id,
    name: `${id}.jpg`,
    sizeBytes: 100,
    modifiedMs: Date.parse('2024-07-09T08:05:03Z'),
    head: JPEG_HEAD,
    description: 'A dog.',
    ...fields,
  };
}

export interface FakePorts extends Ports<FakePhoto> {
  /** What was asked of the ports, in order. */
  readonly calls: string[];
  readonly archived: (readonly (ArchiveEntry & { photo: FakePhoto })[])[];
}

/** Ports that do as they are told and write down what they were asked. Override single methods. */
export function fakePorts(overrides: Partial<Ports<FakePhoto>> = {}): FakePorts {
  const calls: string[] = [];
  const archived: (readonly (ArchiveEntry & { photo: FakePhoto })[])[] = [];
  const decoded = new Map<Uint8Array, FakePhoto>();
  return {
    calls,
    archived,
    reader: { readHead: async ({ head }) => head },
    decoder: {
      decode: async (photo) => {
        const bytes = new Uint8Array(1);
        decoded.set(bytes, photo);
        return { image: { bytes, mediaType: 'image/jpeg' } };
      },
    },
    analyzer: {
      describe: async ({ bytes }, { photoId }) => {
        calls.push(`describe ${photoId}`);
        const { description = '', said } = decoded.get(bytes) ?? {};
        return { description, ...said };
      },
    },
    ledger: {
      reserve: async (photos) => {
        calls.push(`reserve ${photos}`);
        return { id: 'lease', usage: USAGE };
      },
      settle: async () => {
        calls.push('settle');
        return USAGE;
      },
    },
    archive: {
      prepare: async () => {},
      finish: async (entries) => {
        calls.push('finish');
        archived.push(entries);
      },
    },
    ...overrides,
  };
}
