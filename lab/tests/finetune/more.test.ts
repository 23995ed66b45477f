import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FINETUNE = join(import.meta.dirname, '../../finetune');
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** What more.py does with a package of one photo, whose package.json is given: the licenses of the kept photos. */
function keptLicenses(manifest: object): unknown {
  const script = `
import hashlib, json, pathlib, sys, tempfile
import more
more.contents_of = lambda package, paths: {more.PACKAGE: sys.argv[1].encode(), "package/a.jpg": b"photo"}
photo = {"path": "package/a.jpg", "sha256": hashlib.sha256(b"photo").hexdigest(), "categories": ["Pets"]}
with tempfile.TemporaryDirectory() as folder:
    records = more.fetched("a@1.0.0", [photo], pathlib.Path(folder))
print(json.dumps([record["license"] for record in records]))`;
  return JSON.parse(
    execFileSync('python3', ['-B', '-c', script, JSON.stringify(manifest)], {
      cwd: FINETUNE,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
}

it.skipIf(!hasPython).each([
  [{ license: 'MIT' }, ['MIT']],
  [{ license: { type: 'CC0-1.0' } }, ['CC0-1.0']],
  [{ license: 'UNLICENSED' }, []],
  [{ license: 'SEE LICENSE IN LICENSE.md' }, []],
  [{ license: 'GPL-3.0' }, []],
  [{ license: ['MIT'] }, []],
  [{}, []],
])(
  'of a package with %j, the photos kept have the licenses %j (skipped without python3)',
  (manifest, kept) => {
    expect(keptLicenses(manifest)).toEqual(kept);
  },
);
