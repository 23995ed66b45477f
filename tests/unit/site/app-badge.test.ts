import { describe, expect, it } from 'vitest';
import { type Badging, badgeOf, showBadge } from '../../../site/upload/when-done/use-app-badge.ts';

describe('the installed site’s badge', () => {
  it.each([
    ['how many photos are left', { phase: 'processing', done: 3, total: 10 }, true, 7],
    ['the same while somebody watches', { phase: 'processing', done: 3, total: 10 }, false, 7],
    ['nothing before the first photo', { phase: 'processing', done: 0, total: 0 }, true, 'none'],
    ['nothing while the ZIP is written', { phase: 'processing', done: 10, total: 10 }, true, 'none'],
    ['a dot when it is done and nobody watches', { phase: 'done', done: 10, total: 10 }, true, 'dot'],
    ['a dot when it has failed and nobody watches', { phase: 'failed', done: 0, total: 10 }, true, 'dot'],
    ['nothing for somebody who sees that it is done', { phase: 'done', done: 10, total: 10 }, false, 'none'],
    ['nothing without a batch', { phase: 'idle', done: 0, total: 0 }, true, 'none'],
  ] as const)('shows %s', (_what, state, isHidden, badge) => {
    expect(badgeOf(state, isHidden)).toBe(badge);
  });

  it('is a number, a plain dot, or cleared', async () => {
    const calls: string[] = [];
    const browser: Badging = {
      setAppBadge: async (...count) => void calls.push(`set ${count.join()}`),
      clearAppBadge: async () => void calls.push('clear'),
    };
    for (const badge of [7, 'dot', 'none'] as const) await showBadge(badge, browser);
    expect(calls).toEqual(['set 7', 'set ', 'clear']);
  });

  it('causes no failure if the browser has none, or refuses it', async () => {
    const refuses = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    for (const browser of [{}, { setAppBadge: refuses, clearAppBadge: refuses }]) {
      for (const badge of [7, 'dot', 'none'] as const) {
        await expect(showBadge(badge, browser)).resolves.toBeUndefined();
      }
    }
  });
});
