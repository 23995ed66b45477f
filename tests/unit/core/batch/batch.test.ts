import { describe, expect, it } from 'vitest';
import {
  type BatchAction,
  type BatchState,
  canResumeLater,
  hasEndedForGood,
  countBatch,
  IDLE_BATCH,
  reduceBatch,
  reduceBatchBy,
} from '#core/batch/batch.ts';
import type { AlikeGroup } from '#core/similarity/alike/alike-group.ts';
import type { Failure } from '#core/failure.ts';
import {
  damagedToast,
  leftOutToast,
  namesInToast,
  peopleLostToast,
  summaryToast,
  toastsFor,
} from '#core/batch/toast.ts';
import { english } from '../../../fakes/english.ts';

const usage = { period: '2026-11', count: 4 } as const;
const unreadable: Failure = { code: 'photo-unreadable', details: {} };
const batchFull: Failure = { code: 'batch-full', details: { photosPerBatch: 2 } };
const placed = (photoId: string, done: number, total = 4): BatchAction => ({
  type: 'placed',
  photo: {
    photoId,
    description: 'A dog.',
    category: 'Pets',
    folder: ['Pets'],
    name: 'dog',
    extension: 'jpg',
  },
  done,
  total,
});

const fold = (actions: readonly BatchAction[]): BatchState => actions.reduce(reduceBatch, IDLE_BATCH);
const begun: readonly BatchAction[] = [{ type: 'begun' }, { type: 'started', total: 4, usage }];

describe('reduceBatch', () => {
  it('follows each photo from waiting to placed', { tags: ['processing-idle-processing-button'] }, () => {
    const looking = fold([...begun, { type: 'looking', photoId: 'a' }]);
    expect(looking.photos.get('a')).toEqual({ status: 'looking' });
    const done = reduceBatch(looking, placed('a', 1));
    expect(done.photos.get('a')).toMatchObject({ status: 'placed', photo: { category: 'Pets' } });
    expect(done).toMatchObject({ phase: 'processing', done: 1, total: 4 });
  });

  it('never changes a given state', () => {
    const before = fold(begun);
    reduceBatch(before, placed('a', 1));
    expect(before.photos.size).toBe(0);
  });

  it('returns the current photos to waiting when the batch is stopped', () => {
    const stopped = fold([...begun, { type: 'looking', photoId: 'a' }, { type: 'stopped' }]);
    expect(stopped.photos.has('a')).toBe(false);
    expect(stopped.stopped).toEqual({});
  });

  it('starts over with the next click', () => {
    expect(fold([...begun, placed('a', 1), { type: 'ended' }, { type: 'begun' }])).toEqual({
      ...IDLE_BATCH,
      phase: 'processing',
    });
  });
});

describe('the level of detail', () => {
  it('of a batch stays while failed photos are retried, and ends with the next batch', () => {
    const filed = fold([{ type: 'begun', detail: 'wide' }, placed('a', 1), { type: 'ended' }]);
    expect(filed.detail).toBe('wide');
    const again = reduceBatchBy(filed, [{ type: 'begun-again', photoIds: ['b'] }, { type: 'ended' }]);
    expect(again.detail).toBe('wide');
    expect(reduceBatch(again, { type: 'begun' })).not.toHaveProperty('detail');
  });
});

describe('events after the last photo', () => {
  const photo = { photoId: 'a', description: 'A dog.', category: 'Pets', name: 'dog', extension: 'jpg' };

  it.each(['followed', 'filed'] as const)(
    'give a photo that is %s its new folder, in its old position',
    (type) => {
      const moved = { ...photo, folder: ['2024', 'Pets'] };
      const state = fold([...begun, placed('a', 1), placed('b', 2), { type, photo: moved }]);
      expect(state.photos.get('a')).toEqual({ status: 'placed', photo: moved });
      expect(state.arrivals.map(({ photoId, folder }) => [photoId, folder.join('/')])).toEqual([
        ['a', '2024/Pets'],
        ['b', 'Pets'],
      ]);
    },
  );

  it('move photos before and after the first one that moved', () => {
    const moved = (photoId: string) => ({ ...photo, photoId, folder: ['2024'] });
    const state = reduceBatchBy(fold(begun), [
      placed('a', 1),
      { type: 'filed', photo: moved('a') },
      placed('b', 2),
      { type: 'filed', photo: moved('b') },
      { type: 'filed', photo: moved('unknown') },
    ]);
    expect(state.arrivals.map(({ photoId, folder }) => [photoId, folder[0]])).toEqual([
      ['a', '2024'],
      ['b', '2024'],
    ]);
  });

  it('keep the groups that a retry does not join', () => {
    const group = (bestId: string, other: string): AlikeGroup => {
      return { kind: 'near', photoIds: [bestId, other], bestId, reasons: [] };
    };
    const first = [group('a', 'b'), group('c', 'd')];
    const state = fold([...begun, { type: 'grouped', groups: first }]);
    expect(state.groups).toEqual(first);
    const again = reduceBatch(state, { type: 'grouped', groups: [group('b', 'e')] });
    expect(again.groups).toEqual([group('c', 'd'), group('b', 'e')]);
  });
});

describe('the toasts about skipped files', () => {
  it('name three files at most', () => {
    expect(leftOutToast(['a.mov'], english)).toMatchObject({
      kind: 'warning',
      title: expect.stringContaining('a.mov'),
    });
    expect(namesInToast(['a', 'b', 'c'], 'en')).toBe('a b c');
    expect(namesInToast(['a', 'b', 'c', 'd'], 'en')).toBe('a b c …');
  });

  it('count damaged records', () => {
    expect(damagedToast(2, english)).toMatchObject({ kind: 'warning', title: expect.stringContaining('2') });
  });

  it('name damaged groups of people, not photos without records', () => {
    expect(peopleLostToast(english).title).toMatch(/^The saved groups of people were damaged/);
  });
});

describe('a retry', () => {
  const entries = [{ photoId: 'a', path: 'Pets/dog.jpg' }];
  const before = fold([
    ...begun,
    placed('a', 1),
    { type: 'failed', photoId: 'b', failure: unreadable, done: 2, total: 2 },
    { type: 'archived', entries },
    { type: 'ended' },
  ]);
  const again = reduceBatch(before, { type: 'begun-again', photoIds: ['b'] });

  it('keeps what is placed and archived, and restarts the count', () => {
    expect(again).toMatchObject({ phase: 'processing', done: 0, total: 0, entries });
    expect(again.photos.get('a')).toEqual(before.photos.get('a'));
    expect(again.photos.get('b')).toEqual({ status: 'waiting' });
  });

  it.each<[string, readonly BatchAction[]]>([
    ['is stopped', [{ type: 'looking', photoId: 'b' }, { type: 'stopped' }, { type: 'ended' }]],
    ['does not begin', [{ type: 'broken', failure: { code: 'network-unreachable', details: {} } }]],
  ])('leaves the photos unchanged when it %s', (_what, actions) => {
    const after = actions.reduce(reduceBatch, again);
    expect(after.photos).toEqual(before.photos);
    expect(after.entries).toEqual(entries);
  });

  it('adopts a photo’s new result', () => {
    const after = [placed('b', 1), { type: 'ended' } as const].reduce(reduceBatch, again);
    expect(after.photos.get('b')?.status).toBe('placed');
    expect(countBatch(after, 2)).toEqual({ placed: 2, failed: 0, waiting: 0 });
  });
});

describe('countBatch', () => {
  it('accounts for every picked photo', () => {
    const state = fold([
      { type: 'begun' },
      { type: 'refused', photoId: 'a', failure: unreadable },
      { type: 'refused', photoId: 'b', failure: batchFull },
      placed('c', 1),
      { type: 'failed', photoId: 'd', failure: unreadable, done: 2, total: 2 },
    ]);
    expect(countBatch(state, 5)).toEqual({ placed: 1, failed: 2, waiting: 2 });
  });
});

describe('toastsFor', () => {
  const free = { plan: 'free', foundingMember: false } as const;
  const titles = (action: BatchAction) => toastsFor(action, free, english).map(({ title }) => title);

  it('gives the number of photos being processed', { tags: ['processing-n-images'] }, () => {
    expect(titles({ type: 'started', total: 4, usage })).toEqual(['Processing 4 images...']);
  });

  it(
    'reports progress at every second image and at the end',
    { tags: ['progress-toast-every-second-image', 'processed-done-total-images'] },
    () => {
      const told = [1, 2, 3, 4, 5].map((done) => titles(placed(String(done), done, 5)));
      expect(told).toEqual([
        [],
        ['Processed 2/5 images...'],
        [],
        ['Processed 4/5 images...'],
        ['Processed 5/5 images...'],
      ]);
    },
  );

  it('reports a large batch’s progress at each hundredth of it', () => {
    const done = Array.from({ length: 1050 }, (_, at) => at + 1);
    const told = done.flatMap((photos) => titles(placed(String(photos), photos, 1050)));
    expect(told).toHaveLength(96);
    expect(told.slice(0, 2)).toEqual(['Processed 11/1,050 images...', 'Processed 22/1,050 images...']);
    expect(told.at(-1)).toBe('Processed 1,050/1,050 images...');
  });

  it(
    'warns from 80 % of the month on, for 5 seconds, with a link to upgrade',
    {
      tags: ['r-80-more-but-under-100', 'youre-approaching-your-monthly-limit', 'toasts-limit-error-6000-ms'],
    },
    () => {
      const [, warning] = toastsFor(
        { type: 'started', total: 4, usage: { ...usage, count: 20 } },
        free,
        english,
      );
      expect(warning).toEqual({
        kind: 'warning',
        title: "You're approaching your monthly limit (80%)",
        description: '5 images remaining on your Free plan.',
        action: { label: 'Upgrade Plan', href: '/pricing' },
        durationMs: 5000,
      });
    },
  );

  it(
    'refuses a batch beyond the month for 6 seconds, with a link to upgrade',
    { tags: ['youve-reached-your-monthly-limit', 'toasts-limit-error-6000-ms'] },
    () => {
      const failure: Failure = { code: 'quota-exceeded', details: { limit: 25, resetsOn: '2026-12' } };
      expect(toastsFor({ type: 'broken', failure }, free, english)).toEqual([
        {
          kind: 'error',
          title: "You've reached your monthly limit of 25 images.",
          description: 'Upgrade your plan to process more images.',
          action: { label: 'Upgrade Plan', href: '/pricing' },
          durationMs: 6000,
        },
      ]);
    },
  );

  it('says why a batch failed, and to try again', { tags: ['failed-process-images-please-try'] }, () => {
    const failure: Failure = { code: 'batch-failed', details: {} };
    expect(toastsFor({ type: 'broken', failure }, free, english)).toEqual([
      {
        kind: 'error',
        title: 'Processing failed: Unknown error',
        description: 'Failed to process images. Please try again.',
        durationMs: 4000,
      },
    ]);
  });

  it('gives the number that fits if the month has room for some', () => {
    const details = { limit: 25, resetsOn: '2026-12', left: 5, photos: 8 };
    expect(titles({ type: 'broken', failure: { code: 'quota-exceeded', details } })).toEqual([
      'Only 5 of 8 fit this month.',
    ]);
  });

  it('says nothing more before the batch has ended', () => {
    expect(titles({ type: 'stopped' })).toEqual([]);
    expect(titles({ type: 'archived', entries: [] })).toEqual([]);
    expect(titles({ type: 'settled', usage })).toEqual([]);
  });
});

describe('the one toast at the end of a batch', () => {
  const end = {
    placed: 2,
    picked: 3,
    isSaved: true,
    entitlement: { plan: 'free', foundingMember: false },
  } as const;
  const settled: BatchAction = { type: 'settled', usage: { ...usage, count: 7 } };
  const whole = fold([{ type: 'started', total: 2, usage }, settled, { type: 'ended' }]);

  it(
    'gives the number processed, says that the ZIP is ready, and gives the rest of the month',
    { tags: ['processing-complete-n-images'] },
    () => {
      expect(summaryToast(whole, end, english)).toEqual({
        kind: 'success',
        title: 'Processing complete! 2 images processed',
        description: 'Download complete! 18 images remaining this month.',
        durationMs: 4000,
      });
    },
  );

  it('gives the number that failed', { tags: ['processing-complete-n-images'] }, () => {
    const state = reduceBatch(whole, { type: 'refused', photoId: 'x', failure: unreadable });
    expect(summaryToast(state, end, english).title).toBe('Processing complete! 2 images processed, 1 failed');
  });

  it('claims no download that did not happen, and no limit that does not exist', () => {
    const founder = { ...end, isSaved: false, entitlement: { plan: 'free', foundingMember: true } } as const;
    expect(summaryToast(whole, founder, english).description).toBeUndefined();
  });

  it('says how much of a canceled batch is there', () => {
    const state = fold([{ type: 'started', total: 19, usage }, { type: 'stopped' }, { type: 'ended' }]);
    const title = (placed: number) => summaryToast(state, { ...end, placed, isSaved: false }, english).title;
    expect(title(7)).toBe('Canceled. 7 of 19 are in your ZIP');
    expect(title(1)).toBe('Canceled. 1 of 19 is in your ZIP');
    expect(title(0)).toBe('Canceled. Nothing was placed.');
  });

  it('calls no batch complete that ended before its last photo', () => {
    const failure: Failure = { code: 'session-over', details: {} };
    const state = fold([
      { type: 'started', total: 9, usage },
      { type: 'stopped', failure },
      { type: 'ended' },
    ]);
    expect(summaryToast(state, { ...end, placed: 3 }, english).title).toBe('3 of 9 are in your ZIP');
  });
});

describe('a batch that has ended', () => {
  const gone: Failure = { code: 'network-unreachable', details: {} };
  const MONTH_FULL: Failure = { code: 'quota-exceeded', details: { limit: 25, resetsOn: '2026-12' } };
  const failed = (failure: Failure): BatchAction => ({
    type: 'failed',
    photoId: 'a',
    failure,
    done: 1,
    total: 4,
  });
  const allFailed: BatchAction = { type: 'broken', failure: { code: 'all-photos-failed', details: {} } };

  it.each<[string, BatchAction]>([
    ['its session was over', { type: 'stopped', failure: { code: 'session-over', details: {} } }],
    ['nobody was signed in', { type: 'broken', failure: { code: 'sign-in-required', details: {} } }],
    ['nobody was reached', { type: 'broken', failure: gone }],
  ])('can be resumed later if %s', (_why, action) => {
    expect(canResumeLater(fold([...begun, action]))).toBe(true);
  });

  it('can be resumed if all its photos failed because nobody was reached', () => {
    expect(canResumeLater(fold([...begun, failed(gone), allFailed]))).toBe(true);
    expect(canResumeLater(fold([...begun, failed(unreadable), allFailed]))).toBe(false);
  });

  it.each<[string, BatchAction]>([
    ['it is done', { type: 'ended' }],
    ['the person stopped it', { type: 'stopped' }],
    ['the month has no room', { type: 'broken', failure: MONTH_FULL }],
  ])('is final if %s', (_why, action) => {
    expect(canResumeLater(fold([...begun, action]))).toBe(false);
  });

  it('isn’t needed anymore if it was refused, unless it came with descriptions', () => {
    const refused = fold([{ type: 'begun' }, { type: 'broken', failure: MONTH_FULL }]);
    expect(hasEndedForGood(refused, false)).toBe(true);
    expect(hasEndedForGood(refused, true)).toBe(false);
    const allUnreadable = fold([...begun, failed(unreadable), allFailed]);
    expect(hasEndedForGood(allUnreadable, true)).toBe(true);
  });
});
