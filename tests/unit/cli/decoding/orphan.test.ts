import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';

const DECODER = fileURLToPath(new URL('../../../../cli/decoding/decoder-process.ts', import.meta.url));

/** A program that starts a decoder, records its process id and is killed this many milliseconds later. */
function programKilledAfter(ms: number, note: string): string {
  return `
    import { fork } from 'node:child_process';
    import { writeFileSync } from 'node:fs';
    const child = fork(${JSON.stringify(DECODER)}, [], { execArgv: ['--import', 'tsx'], stdio: 'ignore' });
    writeFileSync(${JSON.stringify(note)}, String(child.pid));
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${ms});
  `;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it.each([0, 300])('a decoder ends with a program that is killed %i ms after its start', async (ms) => {
  const folder = await mkdtemp(join(tmpdir(), 'where-my-pix-orphan-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [program, note] = [join(folder, 'program.mjs'), join(folder, 'pid')];
  await writeFile(program, programKilledAfter(ms, note));
  const running = fork(program, [], { stdio: 'ignore', cwd: process.cwd() });
  await once(running, 'exit');
  const pid = Number(await readFile(note, 'utf8'));
  onTestFinished(() => {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  });
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 60_000, interval: 50 });
});
