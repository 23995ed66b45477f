import { describe, expect, it } from 'vitest';
import type { Toast } from '#core/batch/toast.ts';
import {
  NO_TOASTS,
  type ShownToast,
  type ToastQueue,
  withoutToast,
  withToast,
} from '#ui/toasts/toast-queue.ts';

const toast = (id: number, kind: Toast['kind'], key?: string): ShownToast => ({
  id,
  kind,
  title: `${kind} ${id}`,
  durationMs: 4000,
  ...(key === undefined ? {} : { key }),
});
const queued = (...toasts: readonly ShownToast[]) => toasts.reduce(withToast, NO_TOASTS);
const ids = ({ shown, waiting }: ToastQueue) => [shown.map(({ id }) => id), waiting.map(({ id }) => id)];

describe('toasts', () => {
  it(
    'are three at once, and a later one waits until one of them has expired',
    { tags: ['r-80-more-but-under-100', 'toasts-limit-error-6000-ms'] },
    () => {
      const four = queued(toast(1, 'warning'), toast(2, 'info'), toast(3, 'info'), toast(4, 'error'));
      expect(ids(four)).toEqual([[1, 2, 3], [4]]);
      expect(ids(withoutToast(four, 2))).toEqual([[1, 3, 4], []]);
    },
  );

  it('are ordered by importance, and then by age', () => {
    const many = queued(
      ...[1, 2, 3].map((id) => toast(id, 'info')),
      toast(4, 'info'),
      toast(5, 'success'),
      toast(6, 'error'),
      toast(7, 'warning'),
      toast(8, 'error'),
    );
    let queue = many;
    const came: number[] = [];
    for (const gone of [1, 2, 3, 6, 8]) {
      queue = withoutToast(queue, gone);
      came.push(queue.shown.at(-1)?.id ?? 0);
    }
    expect(came).toEqual([6, 8, 7, 5, 4]);
  });

  it('with a key replace only the one with the same key, on screen or waiting', () => {
    const full = queued(toast(1, 'info', 'progress'), toast(2, 'warning'), toast(3, 'info'));
    expect(ids(withToast(full, toast(4, 'info', 'progress')))).toEqual([[4, 2, 3], []]);
    const waiting = queued(...[1, 2, 3].map((id) => toast(id, 'info')), toast(4, 'info', 'progress'));
    expect(ids(withToast(waiting, toast(5, 'info', 'progress')))).toEqual([[1, 2, 3], [5]]);
  });
});
