import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { bundleProcess } from '../../fakes/bundle-process.ts';

const PROCESSES = 4;
const ROUNDS = 30;

// Only for an SQLite file; a PostgreSQL server serializes concurrent migrations.
describe.skipIf(inject('postgresUrl') !== undefined)('a missing database file', () => {
  it(`is opened by ${PROCESSES} processes at the same moment, every time`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'where-my-pix-open-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const script = await bundleProcess(new URL('../../fakes/open-process.ts', import.meta.url));
    const processes = Array.from({ length: PROCESSES }, () => fork(script));
    await Promise.all(processes.map((one) => once(one, 'message')));
    const said: unknown[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = processes.map((one) => once(one, 'message'));
      for (const one of processes) one.send(join(folder, `${round}.sqlite`));
      said.push(...(await Promise.all(answers)).flat().filter((answer) => typeof answer === 'string'));
    }
    for (const one of processes) one.kill();
    expect(said).toEqual(Array.from({ length: PROCESSES * ROUNDS }, () => 'opened'));
  });
});
