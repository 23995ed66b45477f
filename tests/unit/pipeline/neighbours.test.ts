import { describe, expect, it } from 'vitest';
import type { BatchEvent, PlacedPhoto } from '#core/batch/batch-event.ts';
import { IDLE_BATCH, reduceBatch } from '#core/batch/batch.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import { LOOK_SOURCE_PX, lookOf } from '#core/similarity/look.ts';
import { DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import type { Shot } from '#core/similarity/neighbours.ts';
import { organize } from '#pipeline/organize.ts';
import type { NamingOptions } from '#core/naming/naming-options.ts';
import type { Described } from '#pipeline/ports.ts';
import { fakePhoto, type FakePhoto, fakePorts } from '../../fakes/fake-ports.ts';

const PLACING: NamingOptions = { rules: [], pattern: DEFAULT_PATTERN };
const SURE: ImageAnalysis = {
  description: 'A dog on a sofa. It is a pet.',
  category: 'Pets',
  confidence: 0.9,
};
const UNSURE: ImageAnalysis = {
  description: 'A cushion. Possibly a household item.',
  category: 'Household & Products',
  confidence: 0.3,
};

/** The look of a picture of two colors, side by side. */
function lookingLike(left: readonly number[], right: readonly number[]): Shot['look'] {
  const pixels = Array.from({ length: LOOK_SOURCE_PX ** 2 }, (_, at) =>
    at % LOOK_SOURCE_PX < LOOK_SOURCE_PX / 2 ? left : right,
  );
  return lookOf(pixels.flatMap(([red, green, blue]) => [red!, green!, blue!]));
}
const SOFA = lookingLike([180, 60, 50], [240, 230, 210]);
const SEA = lookingLike([30, 60, 200], [40, 130, 220]);
const shotAt = (seconds: number, look = SOFA): Shot => ({ atMs: seconds * 1000, camera: 7, look });

interface Taken {
  readonly name?: string;
  readonly folder?: string;
  readonly said: ImageAnalysis;
  readonly shot?: Shot;
}

/** Ports that provide each photo's shot. */
function portsFor(photos: readonly Taken[]) {
  const ports = fakePorts();
  const shots = new Map(photos.map(({ shot }, at) => [`p${at}`, shot]));
  const decode: typeof ports.decoder.decode = async (photo, ...rest) => {
    const shot = shots.get(photo.id);
    return { ...(await ports.decoder.decode(photo, ...rest)), ...(shot ? { shot } : {}) };
  };
  return { ...ports, decoder: { decode } };
}

const fakes = (photos: readonly Taken[]): FakePhoto[] =>
  photos.map(({ name, folder, said }, at) =>
    fakePhoto(`p${at}`, {
      name: name ?? `IMG_${at}.jpg`,
      ...(folder ? { folder } : {}),
      description: said.description,
      said,
    }),
  );

async function run(photos: readonly Taken[], placing = PLACING, ports = portsFor(photos)) {
  const settings = { photosPerBatch: 20, placing, concurrency: 2 };
  const events: BatchEvent[] = [];
  for await (const event of organize(fakes(photos), ports, settings, new AbortController().signal)) {
    events.push(event);
  }
  const followers = events.flatMap((event): PlacedPhoto[] =>
    event.type === 'followed' ? [event.photo] : [],
  );
  return { events, followers, paths: ports.archived.flat().map(({ path }) => path) };
}

describe('an uncertain photo next to a certain one of the same thing', () => {
  const PAIR: Taken[] = [
    { said: SURE, shot: shotAt(0) },
    { said: UNSURE, shot: shotAt(4) },
  ];

  it('takes the other’s folder and subject, and says which it follows', async () => {
    const { paths, followers } = await run(PAIR);
    expect(paths).toEqual(['Pets/dog_on_a_sofa.jpg', 'Pets/dog_on_a_sofa_2.jpg']);
    expect(followers).toMatchObject([
      {
        photoId: 'p1',
        category: 'Pets',
        description: 'A dog on a sofa.',
        follows: { photoId: 'p0', secondsBefore: 4 },
        alternatives: [{ category: 'Household & Products', confidence: 0.3 }],
      },
    ]);
    expect(followers[0]).not.toHaveProperty('confidence');
  });

  it('follows it even if the certain one was taken later', async () => {
    const { paths, followers } = await run([
      { said: UNSURE, shot: shotAt(0) },
      { said: SURE, shot: shotAt(9) },
    ]);
    expect(paths).toEqual(['Pets/dog_on_a_sofa.jpg', 'Pets/dog_on_a_sofa_2.jpg']);
    expect(followers[0]?.follows).toEqual({ photoId: 'p1', secondsBefore: -9 });
  });

  it.each([
    ['looks like something else', [{ said: SURE, shot: shotAt(0, SEA) }, PAIR[1]!]],
    ['is uncertain too', [{ ...PAIR[0]!, said: { ...SURE, confidence: 0.49 } }, PAIR[1]!]],
    [
      'comes from an engine without a confidence',
      [{ ...PAIR[0]!, said: { description: SURE.description } }, PAIR[1]!],
    ],
    ['has a file without a time', [{ said: SURE }, PAIR[1]!]],
  ])('stays in place if the other %s', async (_why, photos) => {
    expect((await run(photos)).paths[1]).toBe('Household & Products/cushion.jpg');
  });

  it('stays in place if its own file has no time', async () => {
    const { paths } = await run([PAIR[0]!, { said: UNSURE }]);
    expect(paths[1]).toBe('Household & Products/cushion.jpg');
  });

  it('takes the name that an engine gave the other, if any', async () => {
    const { paths } = await run([{ ...PAIR[0]!, said: { ...SURE, name: 'sleeping terrier' } }, PAIR[1]!]);
    expect(paths).toEqual(['Pets/sleeping_terrier.jpg', 'Pets/sleeping_terrier_2.jpg']);
  });

  it('stays in place if an engine is certain of it without a number', async () => {
    const told: Taken = { said: { description: 'A cushion on a bed.' }, shot: shotAt(4) };
    const { paths, followers } = await run([PAIR[0]!, told]);
    expect(paths[1]).toMatch(/^Interiors & Furniture\//);
    expect(followers).toEqual([]);
  });

  it('changes nothing for a certain one, whatever its neighbors', async () => {
    const food = {
      description: 'A cake. The photo shows food.',
      category: 'Food',
      confidence: 0.95,
    } as const;
    const { paths } = await run([...PAIR, { said: food, shot: shotAt(5, SEA) }]);
    expect(paths[2]).toBe('Food/cake.jpg');
  });

  it('passes on nothing that it took itself', async () => {
    const { paths, followers } = await run([...PAIR, { said: UNSURE, shot: shotAt(62) }]);
    expect(paths[2]).toBe('Household & Products/cushion.jpg');
    expect(followers).toHaveLength(1);
  });
});

describe('a person’s decision', () => {
  const sure: Taken = { said: SURE, shot: shotAt(0) };

  it('stays: a rule’s folder, and words that name the photo', async () => {
    const placing = { ...PLACING, rules: [{ has: ['cushion'], category: 'Shop' }] };
    const unsure: Taken = { said: UNSURE, shot: shotAt(4) };
    expect((await run([sure, unsure], placing)).paths[1]).toBe('Shop/cushion.jpg');
    const named: Taken = { ...unsure, name: 'Wedding invoice.jpg' };
    expect((await run([sure, named])).followers).toEqual([]);
  });

  it('stays if it confirms the engine’s uncertain folder', async () => {
    const unsure: Taken = { said: UNSURE, shot: shotAt(4), folder: 'Household items' };
    const { paths, followers } = await run([sure, unsure]);
    expect(paths[1]).toMatch(/^Household & Products\//);
    expect(followers).toEqual([]);
  });

  it('is never passed on: one photo’s hint stays its own', async () => {
    const named: Taken = { ...sure, name: 'Rex asleep.jpg' };
    const { paths } = await run([named, { said: UNSURE, shot: shotAt(4) }]);
    expect(paths).toEqual(['Pets/rex_asleep.jpg', 'Pets/dog_on_a_sofa.jpg']);
  });

  it('continues for hints about many photos: a folder’s name, and rules for passed-on content', async () => {
    const folder = 'Lisbon 2019';
    const photos: Taken[] = [
      { ...sure, folder },
      { said: UNSURE, shot: shotAt(4), folder },
    ];
    expect((await run(photos)).paths[1]).toBe('Pets/lisbon_2019_dog_on_a_sofa_2.jpg');
    const placing = { ...PLACING, rules: [{ has: ['pet'], category: 'Rex' }] };
    expect((await run(photos, placing)).paths[1]).toMatch(/^Rex\//);
  });
});

describe('a batch with photos that follow others', () => {
  const PHOTOS: Taken[] = [
    { said: UNSURE, shot: shotAt(3) },
    { said: SURE, shot: shotAt(0) },
    { said: UNSURE, shot: shotAt(90) },
  ];

  it('counts each photo once, and moves followers into their new trays before archiving', async () => {
    const { events, paths } = await run(PHOTOS);
    expect(paths).toHaveLength(3);
    expect(events.filter(({ type }) => type === 'placed')).toHaveLength(3);
    const types = events.map(({ type }) => type);
    expect(types.indexOf('followed')).toBe(types.indexOf('archived') - 1);
    const state = events.reduce(reduceBatch, reduceBatch(IDLE_BATCH, { type: 'begun' }));
    expect([state.done, state.total]).toEqual([3, 3]);
    const trays = state.arrivals.map(({ photoId, category }) => `${photoId} ${category}`);
    expect(trays.toSorted()).toEqual(['p0 Pets', 'p1 Pets', 'p2 Household & Products']);
    expect(state.photos.get('p0')).toMatchObject({ photo: { follows: { photoId: 'p1' } } });
  });

  it('gives the same ZIP when resumed from stored analyses, without decoding again', async () => {
    const kept = new Map<string, Described>();
    const ports = portsFor(PHOTOS);
    const journal = {
      described: (photoId: string) => kept.get(photoId),
      record: async (photoId: string, described: Described) => {
        kept.set(photoId, structuredClone(described));
      },
    };
    const before = await run(PHOTOS, PLACING, { ...ports, journal });
    const fresh = portsFor(PHOTOS);
    const after = await run(PHOTOS, PLACING, { ...fresh, journal });
    expect(after.paths).toEqual(before.paths);
    expect(fresh.calls.filter((call) => call.startsWith('describe'))).toEqual([]);
  });

  it('resumes with photos that an earlier version stored, which follow none', async () => {
    const ports = portsFor(PHOTOS);
    const described = (photoId: string): Described => PHOTOS[Number(photoId.slice(1))]!.said;
    const { followers, paths } = await run(PHOTOS, PLACING, {
      ...ports,
      journal: { described, record: async () => {} },
    });
    expect(followers).toEqual([]);
    expect(paths).toHaveLength(3);
  });
});
