import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signInAt } from '../../../scripts/visitor/sign-in.ts';
import { startSite } from '../../../scripts/visitor/start-site.ts';

const RECORDER = join(import.meta.dirname, '../../fakes/record-writes.cjs');

let folder = '';
/** The recorder's own file is elsewhere, so that the folder contains only what the program writes. */
const logs = mkdtempSync(join(tmpdir(), 'records-'));
const log = join(logs, 'writes.txt');
const watched = () => ({
  NODE_OPTIONS: `--require ${JSON.stringify(RECORDER)}`,
  RECORD_WRITES: log,
  TMPDIR: folder,
});
const recorded = () => readFileSync(log, { encoding: 'utf8', flag: 'a+' }).split('\n').filter(Boolean);

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'watched-'))));
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(log, { force: true });
});
afterAll(() => rmSync(logs, { recursive: true }));

describe('the monitor of a program’s writes', () => {
  /** Ways of writing a file, each in code that writes the file at `path`. */
  const WAYS: Readonly<Record<string, string>> = {
    'open and write': "const fs = require('fs'); fs.open(path, 'w', (_, fd) => fs.write(fd, 'x', () => 0))",
    openSync: "const fs = require('fs'); fs.writeSync(fs.openSync(path, 'a'), 'x')",
    writeFile: "require('fs').writeFile(path, 'x', () => 0)",
    promises: "require('fs/promises').writeFile(path, 'x')",
    'a promised handle': "require('fs/promises').open(path, 'w').then((file) => file.close())",
    'an import': "import('node:fs').then(({ openSync }) => openSync(path, 'wx'))",
    'a stream': "require('fs').createWriteStream(path).end('x')",
  };

  it.each(['the program itself', 'a thread'])('sees every way of writing a file in %s', (where) => {
    const program = Object.entries(WAYS)
      .map(([way, code]) => `{ const path = ${JSON.stringify(join(folder, way))}; ${code} }`)
      .join('\n');
    const thread = `new (require('worker_threads').Worker)(${JSON.stringify(program)}, { eval: true })`;
    const run = where === 'a thread' ? thread : program;
    execFileSync(process.execPath, ['--eval', run], { env: { ...process.env, ...watched() } });
    const seen = recorded();
    const unseen = Object.keys(WAYS).filter((way) => !seen.some((line) => line.endsWith(`/${way}`)));
    expect(unseen).toEqual([]);
  });
});

describe('the built server, while it analyzes photos', () => {
  it(
    'opens no file to write, in any of its threads, and leaves none in the temporary folder',
    {
      tags: [
        'processing-happens-browser-images',
        'photos-deleted-within-24-hours',
        'photo-bytes-never-written-disk',
      ],
    },
    async () => {
      const site = await startSite({ ...watched(), FOUNDING_MEMBERS: '1' });
      try {
        const call = (path: string, init: RequestInit) => fetch(site.origin + path, init);
        const { access_token: token } = await signInAt(call, 'a@b.org');
        const create = { width: 640, height: 480, channels: 3, background: '#c82828' } as const;
        const [jpeg, png, webp] = await Promise.all([
          sharp({ create }).jpeg().toBuffer(),
          sharp({ create }).png().toBuffer(),
          sharp({ create }).webp().toBuffer(),
        ]);
        const bodies = [
          ['image/jpeg', jpeg, 200],
          ['image/png', png, 200],
          ['image/webp', webp, 200],
          ['image/jpeg', jpeg.subarray(0, jpeg.length / 2), 0],
          ['application/json', JSON.stringify({ base64Image: jpeg.toString('base64') }), 200],
        ] as const;
        for (const [type, body, status] of bodies) {
          const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type };
          const answer = await call('/functions/v1/analyze-image', { method: 'POST', headers, body });
          expect([type, status === 0 ? 0 : answer.status]).toEqual([type, status]);
        }
      } finally {
        await site.stop();
      }
      expect(recorded()).toEqual([]);
      expect(readdirSync(folder, { recursive: true })).toEqual([]);
    },
  );
});
