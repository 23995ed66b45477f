import { beforeEach, describe, expect, it, vi } from 'vitest';
import { periodAt } from '#core/accounts/period.ts';
import {
  clearPendingJob,
  readPendingJob,
  watchPendingJob,
  writePendingJob,
} from '../../../extension/storage/pending-job.ts';
import {
  forgetUsage,
  readUsage,
  rememberCount,
  rememberUsage,
} from '../../../extension/storage/remembered-usage.ts';
import { serverAddress } from '../../../extension/storage/server-address.ts';
import {
  changeSettings,
  DEFAULT_SETTINGS,
  parseSettings,
  readSettings,
  watchSettings,
} from '../../../extension/storage/settings.ts';

vi.mock('webextension-polyfill', async () => {
  const { fakeExtensionBrowser } = await import('../../fakes/extension-browser.ts');
  return fakeExtensionBrowser();
});

describe('the settings', () => {
  it('are the defaults until something is chosen, and keep the rest then', async () => {
    expect(await readSettings()).toEqual(DEFAULT_SETTINGS);
    const seen: unknown[] = [];
    const stop = watchSettings((settings) => seen.push(settings));
    await changeSettings({ saveAs: true });
    await changeSettings({ theme: 'dark' });
    stop();
    await changeSettings({ theme: 'light' });
    expect(seen).toEqual([
      { ...DEFAULT_SETTINGS, saveAs: true },
      { ...DEFAULT_SETTINGS, saveAs: true, theme: 'dark' },
    ]);
    expect(await readSettings()).toEqual({ ...DEFAULT_SETTINGS, saveAs: true, theme: 'light' });
  });

  it.each([
    undefined,
    'garbage',
    { thresholdPx: 0, saveAs: 'yes', theme: 'pink', serverUrl: 'ftp://a.example' },
    { thresholdPx: 12.5, serverUrl: 'http://a.example' },
    { thresholdPx: 5001, serverUrl: 7 },
  ])('are the defaults if %j is stored', (stored) => {
    expect(parseSettings(stored)).toEqual(DEFAULT_SETTINGS);
  });
});

describe('a server’s address', () => {
  it.each([
    ['https://a.example', 'https://a.example'],
    [' https://A.example/ ', 'https://a.example'],
    ['https://a.example:8443', 'https://a.example:8443'],
    ['http://localhost:8787/', 'http://localhost:8787'],
    ['http://127.0.0.1:1', 'http://127.0.0.1:1'],
    ['http://[::1]:1', 'http://[::1]:1'],
  ])('%s is %s', (typed, address) => {
    expect(serverAddress(typed)).toBe(address);
  });

  it.each([
    '',
    'a.example',
    'http://a.example',
    'http://localhost.a.example',
    'https://me:secret@a.example',
    'https://a.example/path',
    'https://a.example?query',
    'https://a.example#hash',
    'javascript:alert(1)',
  ])('%s is invalid', (typed) => {
    expect(serverAddress(typed)).toBeUndefined();
  });
});

describe('the pending job', () => {
  const job = { kind: 'page', tabId: 1, windowId: 2, at: 3, pageUrl: 'https://a.example/' } as const;

  it('reaches a panel that opens later, and one that is open', async () => {
    const seen: unknown[] = [];
    const stop = watchPendingJob((pending) => seen.push(pending));
    await writePendingJob(job);
    expect(await readPendingJob()).toEqual(job);
    await clearPendingJob();
    stop();
    expect(await readPendingJob()).toBeUndefined();
    expect(seen).toEqual([job, undefined]);
  });
});

describe('the remembered usage', () => {
  const period = periodAt(Date.now());
  const account = { plan: 'pro', foundingMember: false, usage: { period, count: 7 } } as const;

  beforeEach(() => forgetUsage());

  it('belongs to its owner, and follows a batch’s count', async () => {
    await rememberUsage(account, 'ann');
    await rememberCount({ period, count: 9 }, 'ann');
    await rememberCount({ period, count: 50 }, 'bob');
    expect(await readUsage()).toEqual({ owner: 'ann', account: { ...account, usage: { period, count: 9 } } });
  });

  it('starts at 0 in another month, with the same plan', async () => {
    await rememberUsage({ ...account, usage: { period: '2020-01', count: 7 } }, 'ann');
    expect(await readUsage()).toEqual({ owner: 'ann', account: { ...account, usage: { period, count: 0 } } });
  });

  it('is missing if a count arrives before the plan is known', async () => {
    await rememberCount({ period, count: 9 }, 'ann');
    expect(await readUsage()).toBeUndefined();
  });
});
