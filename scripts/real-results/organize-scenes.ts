import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { RealResult } from '../../site/kit/real-results.ts';
import { writeDrawnScenes } from '../../tests/fixtures/drawn-scenes.ts';

const run = promisify(execFile);

/** The command line's JSON output for a photo. */
interface Line {
  readonly file: string;
  readonly description: string;
  readonly category: string;
  readonly path: string;
}

/** Organizes the drawn scenes by their content, with the built command line and the embedded engine. */
export async function organizeScenes(): Promise<RealResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'scenes-'));
  try {
    await writeDrawnScenes(folder);
    const cli = join(import.meta.dirname, '../../dist/cli/main.js');
    const { stdout } = await run(process.execPath, [cli, folder, '--no-hints', '--dry-run', '--json']);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
    return lines
      .map(({ file, description, category, path }) => ({
        before: basename(file),
        description,
        category,
        after: basename(path),
        picture: `/results/${basename(file).replace(/\.[a-z]+$/, '')}.webp`,
      }))
      .toSorted((first, second) => first.before.localeCompare(second.before));
  } finally {
    await rm(folder, { recursive: true });
  }
}
