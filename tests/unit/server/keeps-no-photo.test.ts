import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SERVER = fileURLToPath(new URL('../../../server', import.meta.url));
const WRITES = /\b(?:writeFile|appendFile|createWriteStream|copyFile|openSync|writeSync|mkdtemp|toFile)\w*\(/;

it(
  'the server has no code that writes a file: only its database does',
  {
    tags: [
      'processing-happens-browser-images',
      'photos-deleted-within-24-hours',
      'photo-bytes-never-written-disk',
    ],
  },
  () => {
    const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.ts'),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((path) => WRITES.test(readFileSync(join(SERVER, path), 'utf8')))).toEqual([]);
  },
);
