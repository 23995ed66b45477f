import { readdir, readFile, readlink, stat } from 'node:fs/promises';
import { stat as statOf } from './byte-fs.ts';

/** What another program has a file open for. */
export type Holding = 'writing' | 'reading';

/** The bits of the flags of `open` (2) that tell reading from writing. */
const ACCESS_MODE = 0o3;

/**
 * Looks at which files other programs have open, as far as the system tells: on Linux, programs of the same user.
 *
 * @returns what a file, by its path, is open for; undefined for one that nobody has open
 */
export async function allHeldOpen(): Promise<(path: string) => Promise<Holding | undefined>> {
  const held = new Map<string, Holding>();
  for (const id of await readdir('/proc').catch((): string[] => [])) {
    if (!/^\d+$/.test(id) || Number(id) === process.pid) continue;
    // Programs of other users, and those that have just ended, show nothing.
    for (const number of await readdir(`/proc/${id}/fd`).catch((): string[] => [])) {
      const key = await openFile(id, number);
      if (key !== undefined && held.get(key) !== 'writing') held.set(key, await holdingOf(id, number));
    }
  }
  return async (path) => held.get((await identityOf(() => statOf(path, { bigint: true }))) ?? '');
}

async function openFile(id: string, number: string): Promise<string | undefined> {
  const link = `/proc/${id}/fd/${number}`;
  const target = await readlink(link).catch(() => '');
  // Pipes, sockets and the like have no path.
  return target.startsWith('/') ? identityOf(() => stat(link, { bigint: true })) : undefined;
}

async function identityOf(
  look: () => Promise<{ readonly dev: bigint; readonly ino: bigint; readonly isFile: () => boolean }>,
): Promise<string | undefined> {
  const stats = await look().catch(() => undefined);
  return stats?.isFile() === true ? `${stats.dev}:${stats.ino}` : undefined;
}

async function holdingOf(id: string, number: string): Promise<Holding> {
  const text = await readFile(`/proc/${id}/fdinfo/${number}`, 'utf8').catch(() => '');
  const flags = Number.parseInt(/^flags:\s*(\d+)/m.exec(text)?.[1] ?? '2', 8);
  return (flags & ACCESS_MODE) === 0 ? 'reading' : 'writing';
}
