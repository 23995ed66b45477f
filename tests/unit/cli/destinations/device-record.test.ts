import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { HeaderRecord } from '#core/destinations/journal-record.ts';
import {
  forgetJournal,
  isRemembered,
  planSum,
  rememberJournal,
} from '../../../../cli/destinations/device-record.ts';

const HEADER: HeaderRecord = {
  type: 'journal',
  format: 'where-my-pix',
  version: 1,
  id: '17212cd4-009c-43ec-a346-4842ab75cf2b',
  startedAt: '2026-11-24T00:37:06.076Z',
  roots: [{ path: '/home/ana/photos', kind: 'folder' }],
  isNewFolder: false,
};
const ELSEWHERE: HeaderRecord = { ...HEADER, roots: [{ path: '/home/eve/photos', kind: 'folder' }] };

async function stateFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'device-record-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe('a computer’s record of a journal', () => {
  it('says that it wrote it, with these folders and this plan, until it is deleted', async () => {
    const state = await stateFolder();
    expect(await isRemembered(state, HEADER, 'sum')).toBe(false);
    await rememberJournal(state, HEADER, 'sum');
    expect(await isRemembered(state, HEADER, 'sum')).toBe(true);
    expect(await isRemembered(state, HEADER, 'other')).toBe(false);
    expect(await isRemembered(state, ELSEWHERE, 'sum')).toBe(false);
    await forgetJournal(state, HEADER);
    expect(await isRemembered(state, HEADER, 'sum')).toBe(false);
  });
});

describe('a plan’s checksum', () => {
  const plan = '{"type":"journal"}\n{"type":"file","path":"a.jpg"}\n{"type":"planned","files":1}\n';

  it('stays the same as steps are appended', () => {
    expect(planSum(`${plan}{"type":"begin","file":0}\n`)).toBe(planSum(plan));
  });

  it.each([
    ['a path', plan.replace('a.jpg', 'b.jpg')],
    ['the line that ends it', plan.replace('"files":1', '"files":2')],
    ['the first line', plan.replace('journal', 'diary')],
  ])('changes if %s was changed', (_what, changed) => {
    expect(planSum(changed)).not.toBe(planSum(plan));
  });
});
