import { describe, expect, it } from 'vitest';
import type { FileSays } from '#core/dates/batch-dates.ts';
import { AppError } from '#core/failure.ts';
import type { Photo } from '#core/photo.ts';
import { NOTHING_MORE } from '#core/takeout/sidecar.ts';
import { FileFacts } from '#pipeline/file-facts.ts';

const LISBON = { latitude: 38.7, longitude: -9.1 };
const TAKEN = { date: '2018-05-06T07:08:09', dateSource: 'exif' } as const;
const SAYS: FileSays = { date: { local: TAKEN.date }, coordinates: LISBON };
const GONE = new AppError({ code: 'photo-gone', details: {} });

interface OwnPhoto extends Photo {
  readonly key: object;
}

function photoOf(id: string, known: Partial<Photo> = {}): OwnPhoto {
  return { id, name: `${id}.jpg`, sizeBytes: 1, modifiedMs: 0, key: {}, ...known };
}

/** Facts of files that say the same, with the ids of those that were read. */
function factsOf(says: (photo: OwnPhoto) => Promise<FileSays> = async () => SAYS) {
  const read: string[] = [];
  const facts = new FileFacts<OwnPhoto>({
    keyOf: ({ key }) => key,
    read: (photo) => {
      read.push(photo.id);
      return says(photo);
    },
    locate: async (coordinates) => ({ ...coordinates, place: { city: 'Lisbon', countryCode: 'PT' } }),
  });
  return { facts, read };
}

describe('when and where files were taken', () => {
  it('is read once per file, also from copies of its photo', async () => {
    const { facts, read } = factsOf();
    const photo = photoOf('a');
    const { date, location } = await facts.of({ ...photo });
    expect(date).toEqual(TAKEN);
    expect(location).toEqual({ ...LISBON, place: { city: 'Lisbon', countryCode: 'PT' } });
    expect(await facts.dateOf(photo)).toEqual(TAKEN);
    expect(await facts.datesOf([photo])).toEqual(new Map([['a', TAKEN]]));
    expect(read).toEqual(['a']);
  });

  it('comes from the decoder, which reads a photo’s metadata once for everything', async () => {
    const { facts, read } = factsOf();
    const photo = photoOf('a');
    facts.come(photo, Promise.resolve({ says: SAYS }));
    expect(await facts.dateOf(photo)).toEqual(TAKEN);
    expect(read).toEqual([]);
  });

  it('is read from the file if it can’t be decoded', async () => {
    const { facts, read } = factsOf();
    const photo = photoOf('a');
    facts.come(photo, Promise.reject(new Error('too heavy')));
    expect(await facts.dateOf(photo)).toEqual(TAKEN);
    expect(read).toEqual(['a']);
  });

  it('is read again if a sidecar gives another place, in whose time zone it was', async () => {
    const { facts, read } = factsOf(async ({ told }) => ({
      date: { utcMs: Date.UTC(2018, 4, 6, 12) },
      zone: told ? 'Europe/Lisbon' : 'Asia/Tokyo',
    }));
    const photo = photoOf('a');
    expect((await facts.of(photo)).date.date).toBe('2018-05-06T21:00:00+09:00');
    const told = {
      ...photo,
      told: { ...NOTHING_MORE, kind: 'photo', title: '', coordinates: LISBON },
    } as const;
    expect((await facts.of(told)).date.date).toBe('2018-05-06T13:00:00+01:00');
    expect((await facts.of(told)).location).toMatchObject(LISBON);
    expect(read).toEqual(['a', 'a']);
  });

  it('takes the time zone from the other files of the batch', async () => {
    const moment = { date: { utcMs: Date.UTC(2018, 4, 6, 12) } };
    const { facts } = factsOf(async ({ id }) => (id === 'a' ? moment : { ...moment, zone: 'Asia/Tokyo' }));
    const [photo, film] = [photoOf('a'), photoOf('film')];
    await facts.of(photo);
    facts.begin([photo, film]);
    expect((await facts.of(photo)).date.date).toBe('2018-05-06T21:00:00+09:00');
  });

  it('is missing for a file that can’t be read anymore, which is tried again', async () => {
    let isGone = true;
    const { facts, read } = factsOf(async () => {
      if (isGone) throw GONE;
      return SAYS;
    });
    const photo = photoOf('a');
    await expect(facts.of(photo)).rejects.toBe(GONE);
    expect(await facts.datesOf([photo])).toEqual(new Map());
    isGone = false;
    expect((await facts.ofAll([photo])).get('a')?.date).toEqual(TAKEN);
    expect(read).toEqual(['a', 'a', 'a']);
  });

  it('stays known if the reading of the others is stopped', async () => {
    const { facts, read } = factsOf();
    const [photo, other] = [photoOf('a'), photoOf('b')];
    facts.begin([photo, other]);
    await facts.of(photo);
    await facts.ofAll([photo, other], AbortSignal.abort());
    expect(facts.known(photo)?.date).toEqual(TAKEN);
    expect(facts.known(other)).toBeUndefined();
    expect(read).toEqual(['a']);
  });
});
