import { describe, expect, it } from 'vitest';
import type { PhotoState } from '#core/batch/batch.ts';
import { photoFailureText } from '#core/failure-text.ts';
import { batchList, plannedPhotos } from '#core/lists/batch-list.ts';
import type { Photo } from '#core/photo.ts';
import { translator } from '#messages/translate.ts';
import { failuresWords } from '#words/failures.ts';
import { listWords } from '#words/list.ts';
import { vocabularyWords } from '#words/vocabulary.ts';
import { quantitiesWords } from '#words/quantities.ts';

const t = translator([listWords, vocabularyWords, failuresWords, quantitiesWords]);

const NOW_MS = Date.UTC(2026, 0, 1);
const photoOf = (id: string) => ({ id, name: 'a.jpg', folder: 'Trip', sizeBytes: 1, modifiedMs: 0 });
const placed = {
  photoId: 'in',
  description: 'A dog.',
  category: 'Pets',
  folder: ['Pets'],
  name: 'dog',
  extension: 'jpg',
};

it('a list has every picked photo: its new path, or the reason it has none', () => {
  const photos = new Map<string, PhotoState>([
    ['in', { status: 'placed', photo: placed }],
    ['bad', { status: 'refused', failure: { code: 'photo-empty', details: {} } }],
    ['late', { status: 'refused', failure: { code: 'batch-full', details: { photosPerBatch: 1 } } }],
  ]);
  const date = { date: '2024-06-01T10:00:00', dateSource: 'exif' } as const;
  const written = [{ photoId: 'in', path: 'Mine/rex.jpg', sha256: 'ab', date }];
  const list = batchList(
    { state: { photos }, photos: ['in', 'bad', 'late'].map(photoOf), nowMs: NOW_MS, t },
    written,
  );
  expect(list).toEqual([
    {
      original: 'Trip/a.jpg',
      path: 'Mine/rex.jpg',
      description: 'A dog.',
      category: 'Pets',
      date: '2024-06-01T10:00:00',
      dateSource: 'exif',
      sha256: 'ab',
      sizeBytes: 1,
      modifiedMs: 0,
    },
    {
      original: 'Trip/a (2).jpg',
      reason: expect.stringContaining('a.jpg is empty'),
      sizeBytes: 1,
      modifiedMs: 0,
    },
    { original: 'Trip/a (3).jpg', reason: t('list.waiting'), sizeBytes: 1, modifiedMs: 0 },
  ]);
});

describe('companion files in a list', () => {
  const file = (id: string, name: string) => ({ ...photoOf(id), name });
  const photo = (id: string) => ({
    ...file(id, `${id}.jpg`),
    companions: [
      { kind: 'live', photo: file(`${id}-film`, `${id}.mov`) },
      { kind: 'copy', photo: file(`${id}-copy`, `${id}-copy.jpg`) },
      { kind: 'passenger', photo: file(`${id}-ride`, `20190714_160400-${id}.mp4`) },
    ] as const,
  });
  const listOf = (state: PhotoState | undefined, written: readonly string[]) => {
    const photos = new Map(state ? [['in', state]] : []);
    const paths = written.map((photoId) => ({ photoId, path: `Pets/${photoId}`, sha256: photoId }));
    return batchList({ state: { photos }, photos: [photo('in')], nowMs: NOW_MS, t }, paths);
  };

  it('every file has a line, and pairs and duplicates form a group', () => {
    const list = listOf({ status: 'placed', photo: placed }, ['in', 'in-film', 'in-copy', 'in-ride']);
    const told = list.map(({ path, group, category, date }) => [path, group, category, date]);
    expect(told).toEqual([
      ['Pets/in', 'Trip/in.jpg', 'Pets', null],
      ['Pets/in-film', 'Trip/in.jpg', 'Pets', null],
      ['Pets/in-copy', 'Trip/in.jpg', 'Pets', null],
      ['Pets/in-ride', undefined, 'Pets', '2019-07-14T16:04:00'],
    ]);
  });

  it('an unreadable film says so, and all of them wait where their photo waits', () => {
    const unread = listOf({ status: 'placed', photo: placed }, ['in', 'in-copy', 'in-ride'])[1];
    expect(unread?.reason).toBe(photoFailureText('in.mov', { code: 'photo-unreadable', details: {} }, t));
    expect(listOf(undefined, []).map(({ reason }) => reason)).toEqual(Array(4).fill(t('list.waiting')));
  });

  it('a duplicate fails like its original', () => {
    const failure = { code: 'photo-empty', details: {} } as const;
    const list = listOf({ status: 'failed', failure }, ['in-film', 'in-ride']);
    expect(list.map(({ path, reason }) => path ?? reason)).toEqual([
      photoFailureText('in.jpg', failure, t),
      'Pets/in-film',
      photoFailureText('in-copy.jpg', failure, t),
      'Pets/in-ride',
    ]);
  });
});

describe('groups and order in a list', () => {
  const named = (id: string, companions: Photo['companions'] = []): Photo => ({
    ...photoOf(id),
    name: `${id}.jpg`,
    companions,
  });
  const [live, settings] = [named('live'), named('settings')];
  const photos = [
    named('b', [
      { kind: 'live', photo: live },
      { kind: 'settings', photo: settings },
    ]),
    named('a'),
  ];
  const groups = [{ kind: 'near', photoIds: ['b', 'a'], bestId: 'a', reasons: [] }] as const;
  const batch = { state: { photos: new Map(), groups }, photos, nowMs: NOW_MS, t };

  it('photos that look alike are one group with their companions, led by the best one', () => {
    const told = batchList(batch, []).map(({ original, group }) => [original, group]);
    expect(told).toEqual([
      ['Trip/b.jpg', 'Trip/a.jpg'],
      ['Trip/live.jpg', 'Trip/a.jpg'],
      ['Trip/settings.jpg', undefined],
      ['Trip/a.jpg', 'Trip/a.jpg'],
    ]);
  });

  it('films without a photo come last, by path, in a group with what belongs to them', () => {
    const small = named('a-small');
    const alone = [named('z-film', [{ kind: 'live', photo: small }]), small, named('c-film')];
    const told = batchList({ ...batch, alone }, []).map(({ original, group }) => [original, group]);
    expect(told.slice(4)).toEqual([
      ['Trip/a-small.jpg', 'Trip/z-film.jpg'],
      ['Trip/c-film.jpg', undefined],
      ['Trip/z-film.jpg', 'Trip/z-film.jpg'],
    ]);
  });

  it('a file outside of the archive keeps what is known of it', () => {
    const date = { date: '2024-06-01T10:00:00', dateSource: 'exif' } as const;
    const written = [{ photoId: 'a', path: undefined, sha256: 'ab', date }];
    expect(batchList(batch, written).at(-1)).toMatchObject({ ...date, sha256: 'ab', path: undefined });
  });
});

it('a journal has the ids of the files that are put somewhere', () => {
  const photos = [photoOf('in'), photoOf('out')];
  const batch = { state: { photos: new Map<string, PhotoState>() }, photos, nowMs: NOW_MS, t };
  const planned = plannedPhotos(batch, [{ photoId: 'in', path: 'Pets/a.jpg', sha256: 'ab' }]);
  expect(planned.map(({ id, listed }) => [id, listed.original, listed.sha256])).toEqual([
    ['in', 'Trip/a.jpg', 'ab'],
    [undefined, 'Trip/a (2).jpg', undefined],
  ]);
});
