import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, symlink, unlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { journalName } from '#core/destinations/journal-name.ts';
import { RECORD_VERSIONS } from '#core/saved/record-version.ts';
import { planJournal } from '#core/destinations/plan-journal.ts';
import { listTable } from '#core/lists/list-table.ts';
import { planSum } from '../../../cli/destinations/device-record.ts';
import { organize, ownFolder, start } from './run-organize.ts';

const ID = '17212cd4-009c-43ec-a346-4842ab75cf2b';
const STARTED = '2026-11-24T00:37:06.076Z';

/** Files, and a folder whose journal says that they are to be copied or moved there, as left by an interrupted run. */
async function interrupted(count: number, isMoved: boolean) {
  const folder = await ownFolder();
  const [photos, into, state] = [join(folder, 'photos'), join(folder, 'into'), join(folder, 'state')];
  await mkdir(photos);
  await mkdir(join(into, '.where-my-pix'), { recursive: true });
  await mkdir(join(state, 'where-my-pix'), { recursive: true });
  const names = Array.from({ length: count }, (_, at) => `IMG_${String(at).padStart(4, '0')}.jpg`);
  const files = [];
  for (const [at, name] of names.entries()) {
    const bytes = Buffer.alloc(1000 + at, `photo ${at} `);
    await writeFile(join(photos, name), bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const source = { root: 0, path: name };
    files.push({ id: name, source, sizeBytes: bytes.length, sha256, modifiedMs: 1e12, isMoved });
  }
  const roots = [{ path: photos, kind: 'folder' as const }];
  const header = { version: RECORD_VERSIONS.journal, id: ID, startedAt: STARTED, roots, isNewFolder: false };
  const targets = names.map((name) => ({ id: name, path: `Pets/${name}`, isThere: false }));
  const lines = planJournal(header, { targets, newFolders: ['Pets'] }, files, []);
  const journal = join(into, '.where-my-pix', journalName(STARTED, ID));
  await writeFile(journal, lines.join(''));
  await writeFile(
    join(state, 'where-my-pix', `${ID}.json`),
    JSON.stringify({ version: RECORD_VERSIONS.journal, roots, plan: planSum(lines.join('')) }),
  );
  const env = { XDG_STATE_HOME: state };
  const run = (...args: readonly string[]) => organize(folder, args, env);
  return { folder, photos, into, journal, names, env, run };
}

const isPosix = process.platform !== 'win32';

describe('undo', () => {
  it('keeps the last file with its bytes if the originals are now links to the copies', async () => {
    const { photos, into, names, run } = await interrupted(3, false);
    expect(await run('resume', 'into')).toMatchObject({ code: 0 });
    for (const name of names) {
      await unlink(join(photos, name));
      await symlink(join(into, 'Pets', name), join(photos, name));
    }
    const outcome = await run('undo', 'into');
    expect(outcome).toMatchObject({ code: 1, stderr: '' });
    expect(outcome.stdout).toContain('so this copy stays');
    for (const name of names) expect((await readFile(join(photos, name))).length).toBeGreaterThan(999);
  });
});

describe('resume', () => {
  it('neither copies endlessly nor waits for special files', { skip: !isPosix }, async () => {
    const { photos, names, run } = await interrupted(4, false);
    const [device = '', pipe = ''] = names;
    await unlink(join(photos, device));
    await symlink('/dev/zero', join(photos, device));
    await unlink(join(photos, pipe));
    execFileSync('mkfifo', [join(photos, pipe)]);
    const outcome = await run('resume', 'into');
    expect(outcome).toMatchObject({ code: 1, stderr: '' });
    expect(outcome.stdout).toContain('Saved to into, each verified by its SHA-256: 2.');
  });

  it('keeps the folder locked while it is suspended, for however long', { skip: !isPosix }, async () => {
    const { folder, photos, into, names, env, run } = await interrupted(250, true);
    const lock = join(into, '.where-my-pix/lock');
    const going = start(folder, ['resume', 'into'], env);
    await expect.poll(() => readdir(join(into, 'Pets')).catch(() => [])).not.toEqual([]);
    going.kill('SIGSTOP');
    try {
      const anHourAgo = Date.now() / 1000 - 3600;
      await utimes(lock, anHourAgo, anHourAgo);
      const undone = await run('undo', 'into');
      expect(undone).toMatchObject({ code: 2, stdout: '' });
      expect(undone.stderr).toContain('Another run is writing to into');
      expect((await readdir(photos)).length).toBeGreaterThan(0);
    } finally {
      going.kill('SIGCONT');
    }
    expect(await going.ended).toMatchObject({ code: 0 });
    expect(await run('undo', 'into')).toMatchObject({ code: 0 });
    expect((await readdir(photos)).toSorted()).toEqual(names);
  });

  it('stops if the folder is replaced by a link meanwhile', { skip: !isPosix }, async () => {
    const { folder, into, env } = await interrupted(250, true);
    await mkdir(join(folder, 'elsewhere'));
    const going = start(folder, ['resume', 'into'], env);
    await expect.poll(() => readdir(join(into, 'Pets')).catch(() => [])).not.toEqual([]);
    execFileSync('sh', ['-c', 'mv into moved && ln -s elsewhere into'], { cwd: folder });
    const outcome = await going.ended;
    expect(outcome.code).toBe(1);
    expect(outcome.stderr).toContain('was replaced, or another run took it over');
    expect((await readdir(join(folder, 'elsewhere'), { recursive: true })).length).toBeLessThanOrEqual(2);
  });
});

describe('restore', () => {
  /** A ZIP with one file, and a list that names it for each of these paths, without its size. */
  const zipOf = async (folder: string, originals: readonly string[], text: string) => {
    const sha256 = createHash('sha256').update(text).digest('hex');
    const listed = { path: 'Pets/a.jpg', sha256, sizeBytes: text.length, modifiedMs: 1e12, date: null };
    const table = listTable(originals.map((original) => ({ original, ...listed })));
    const zip = new JSZip();
    zip.file('where-my-pix.csv', table.replaceAll(`,${text.length},`, ',,'));
    zip.file('Pets/a.jpg', text);
    await writeFile(join(folder, 'hostile.zip'), await zip.generateAsync({ type: 'nodebuffer' }));
  };

  it('writes into none of our folders, and into no hidden one', async () => {
    const folder = await ownFolder();
    const originals = [
      '.where-my-pix/journal-2026-11-24T00-37-06-076-17212cd4.jsonl',
      '.ssh/authorized_keys',
      '.bashrc',
    ];
    await zipOf(folder, originals, 'one');
    const outcome = await organize(folder, ['restore', 'hostile.zip', '--into', 'back']);
    expect(outcome, outcome.stderr).toMatchObject({ code: 1, stderr: '' });
    expect(outcome.stdout).toContain('0 of 3 files restored.');
    expect(await readdir(join(folder, 'back'))).toEqual([]);
  });

  it('fills no disk from a list that names one file again and again', async () => {
    const folder = await ownFolder();
    const originals = Array.from({ length: 400 }, (_, at) => `${at}.jpg`);
    await zipOf(folder, originals, 'x'.repeat(2 ** 20));
    const outcome = await organize(folder, ['restore', 'hostile.zip', '--into', 'back']);
    expect(outcome).toMatchObject({ code: 2, stdout: '' });
    expect(outcome.stderr).toMatch(
      /^Nothing was restored: the list asks for 399 more copies of the same files, .+\.\n$/,
    );
    expect(await readdir(join(folder, 'back'))).toEqual([]);
  });
});

describe('the program’s private files', () => {
  it('are neither read nor written through a link', { skip: !isPosix }, async () => {
    const { folder, into, journal, run } = await interrupted(2, false);
    const diary = join(folder, 'diary.txt');
    await writeFile(diary, 'dear diary\nlast line without a break');
    for (const name of ['looked', 'lock-1']) await symlink(diary, join(into, '.where-my-pix', name));
    expect(await run('resume', 'into')).toMatchObject({ code: 0 });
    expect(await readFile(diary, 'utf8')).toBe('dear diary\nlast line without a break');
    const text = await readFile(journal, 'utf8');
    await unlink(journal);
    await writeFile(join(folder, 'stolen'), text);
    await symlink(join(folder, 'stolen'), journal);
    expect((await run('undo', 'into')).code).toBe(2);
  });

  it('are removed when a run is finished or undone', async () => {
    for (const option of ['resume', 'undo']) {
      const { into, run } = await interrupted(2, false);
      const looked = join(into, '.where-my-pix/looked');
      await writeFile(
        looked,
        `{"version":${RECORD_VERSIONS.analyses}}\n{"key":"a path and a description"}\n`,
      );
      expect(await run(option, 'into')).toMatchObject({ code: 0 });
      await expect(stat(looked)).rejects.toThrow('ENOENT');
    }
  });
});

describe('organize --rules', () => {
  it('doesn’t wait for a pipe', { skip: !isPosix }, async () => {
    const folder = await ownFolder();
    execFileSync('mkfifo', [join(folder, 'rules.json')]);
    await writeFile(join(folder, 'a.jpg'), '');
    const outcome = await organize(folder, ['a.jpg', '--rules', 'rules.json']);
    expect(outcome).toMatchObject({ code: 2, stdout: '' });
    expect(outcome.stderr).toContain('it is not a regular file');
  });
});
