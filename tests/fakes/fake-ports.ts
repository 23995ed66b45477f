import type { ArchiveEntry } from '#core/batch/batch-event.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import { periodAt } from '#core/accounts/period.ts';
import type { Photo } from '#core/photo.ts';
import { detectFormat } from '#core/photo-format.ts';
import type { Ports } from '#pipeline/ports.ts';

/** A photo with given bytes and a given description from the fake analyzer. */
export interface FakePhoto extends Photo {
  readonly head: Uint8Array;
  readonly description: string;
  /** The rest of the analysis. */
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
  /** Calls of the ports, in order. */
  readonly calls: string[];
  readonly archived: (readonly (ArchiveEntry & { photo: FakePhoto })[])[];
}

/** Fake ports that record their calls. Single methods can be overridden. */
export function fakePorts(overrides: Partial<Ports<FakePhoto>> = {}): FakePorts {
  const calls: string[] = [];
  const archived: (readonly (ArchiveEntry & { photo: FakePhoto })[])[] = [];
  const decoded = new Map<Uint8Array, FakePhoto>();
  return {
    calls,
    archived,
    reader: { formatOf: async ({ head, name }) => detectFormat(head, name) },
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
      reserve: async (photoIds) => {
        calls.push(`reserve ${photoIds.length}`);
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
