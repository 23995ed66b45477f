import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { SampleResult } from '../../../site/samples/sample-results.ts';
import { SAMPLES } from '../../../site/samples/samples.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../..');

/** The command line's JSON output for a photo. */
interface Line {
  readonly file: string;
  readonly description: string;
  readonly folders: readonly string[];
  readonly path: string;
}

/** Organizes the site's sample pictures by their pixels, with the built command line and the embedded engine. */
export async function organizeSamples(language: string): Promise<SampleResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'samples-'));
  try {
    await Promise.all(
      SAMPLES.map(({ id, name }) =>
        cp(
          join(ROOT, `site/public/samples/${id}.webp`),
          join(folder, `${basename(name, extname(name))}.webp`),
        ),
      ),
    );
    const cli = join(ROOT, 'dist/cli/main.js');
    const options = ['--no-hints', '--dry-run', '--json', '--language', language];
    const { stdout } = await run(process.execPath, [cli, folder, ...options]);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
    return SAMPLES.map(({ id, name }) => {
      const extension = extname(name);
      const line = lines.find(({ file }) => basename(file, '.webp') === basename(name, extension));
      if (!line) throw new Error(`${name} was not organized`);
      return {
        id,
        before: name,
        description: line.description,
        folder: line.path.slice(0, line.path.lastIndexOf('/')),
        after: `${basename(line.path, '.webp')}${extension.toLowerCase()}`,
      };
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
