import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { treeOf } from '../../fakes/drawn-batch.ts';
import { type Fault, startFaultProxy } from '../../fakes/storage/fault-proxy.ts';
import { pourOut, startHostile } from '../../fakes/storage/hostile-server.ts';
import { BUCKET, S3_KEYS, startS3Server } from '../../fakes/storage/s3-server.ts';
import { startWebdavServer, WEBDAV_LOGIN } from '../../fakes/storage/webdav-server.ts';
import { NIGHTLY } from '../../nightly.ts';
import { filesThatMatch } from '../unpacked-zip.ts';
import { draw, organize, organizeApart, ownFolder, start } from './run-organize.ts';

const COLOURS = ['navy', 'green', 'maroon', 'olive', 'teal', 'purple'];

/** Photos and a film in a separate folder, and environment settings that keep the computer's own state out. */
async function drawPhotos() {
  const folder = await ownFolder();
  for (const [at, colour] of COLOURS.entries()) await draw(folder, `photos/IMG_${at}.jpg`, colour);
  await writeFile(join(folder, 'photos/film.mp4'), 'a film, as its name says');
  const env = {
    XDG_STATE_HOME: join(folder, 'state'),
    LOCALAPPDATA: join(folder, 'state'),
    WEBDAV_PASSWORD: WEBDAV_LOGIN.password,
    AWS_ACCESS_KEY_ID: S3_KEYS.keyId,
    AWS_SECRET_ACCESS_KEY: S3_KEYS.secret,
    AWS_REGION: 'us-east-1',
  };
  const run = (...args: readonly string[]) => organize(folder, args, env);
  return { folder, photos: join(folder, 'photos'), env, run };
}

/** The photos, a WebDAV server behind a proxy, and the address of a folder there. */
async function withWebdav(faultOf: (method: string, count: number) => Fault = () => undefined) {
  const drawn = await drawPhotos();
  const server = await startWebdavServer();
  const counts = new Map<string, number>();
  const proxy = await startFaultProxy(server.url, ({ method = '' }) => {
    const count = (counts.get(method) ?? 0) + 1;
    counts.set(method, count);
    return faultOf(method, count);
  });
  const address = `${proxy.url.replace('http://', `webdav://${WEBDAV_LOGIN.user}@`)}/My%20photos/sorted`;
  return { ...drawn, proxy, address, top: join(server.folder, 'My photos/sorted') };
}

/** Returns the names of the files in a folder at any depth, without the server's private files. */
async function namesIn(folder: string): Promise<string[]> {
  const tree = await treeOf(folder);
  return tree.flatMap(({ path, sha256 }) =>
    sha256 === '' || path.includes('.nephelemeta') ? [] : [path.split('/').at(-1) ?? ''],
  );
}

describe('organize --to', () => {
  it('shows the tree first, and writes nothing', NIGHTLY, async () => {
    const { folder, address, proxy, run } = await withWebdav();
    const outcome = await run('photos', '--to', address, '--dry-run');
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(outcome.stdout).toContain(`7 files: 7 to ${address}, 0 already there`);
    expect(outcome.stdout).toContain('Dry run: nothing was written.');
    const methods = new Set(proxy.passed.map(({ method }) => method));
    expect(methods).toEqual(new Set(['PROPFIND']));
    expect(await readdir(folder)).toEqual(['photos']);
  });

  it('sends photos, companion files and the lists to a WebDAV server, each whole and once', async () => {
    const { folder, photos, env, address, top, proxy, run } = await withWebdav();
    const before = await treeOf(photos);
    const outcome = await organizeApart(folder, ['send', 'photos', address, '--xmp'], env);
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(outcome.stdout.trimEnd().split('\n').at(-1)).toBe(
      `13 of 13 files are in ${address}, each verified.`,
    );
    expect(await treeOf(photos)).toEqual(before);
    // Seven files, the page and the table; generated sidecars are in no list.
    expect(await filesThatMatch(top)).toBe(9);
    expect(await namesIn(top)).toHaveLength(16);
    expect(await namesIn(top)).not.toContainEqual(expect.stringMatching(/\.part$/));
    expect(proxy.mostAtOnce()).toBeGreaterThan(1);
    expect(proxy.mostAtOnce()).toBeLessThanOrEqual(4);

    const names = await namesIn(top);
    const again = await run('photos', '--to', address, '--xmp');
    expect(again.stdout).toContain(`0 to ${address}, 7 already there`);
    expect(again.stdout.trimEnd().split('\n').at(-1)).toBe(
      `13 of 13 files are in ${address}, each verified.`,
    );
    expect(await namesIn(top)).toEqual(names);
    // Nothing is kept of a finished run.
    expect(await namesIn(join(folder, 'state'))).toEqual([]);
  });

  it('follows no redirect to another server, and sends the password nowhere else', async () => {
    const { run } = await drawPhotos();
    const elsewhere = await startHostile((_request, response) => response.end());
    const server = await startHostile((_request, response) => {
      response.writeHead(307, { Location: elsewhere.url }).end();
    });
    const { user } = WEBDAV_LOGIN;
    for (const to of [
      [server.url.replace('http://', `webdav://${user}@`)],
      [`s3://${BUCKET}`, '--s3-endpoint', server.url],
    ]) {
      const outcome = await run('photos', '--to', ...to);
      expect(outcome.code).not.toBe(0);
      expect(outcome.stderr).toContain('The server redirects to another address.');
    }
    expect(server.received).toHaveLength(2);
    expect(elsewhere.received).toEqual([]);
  });

  it('stops at an endless answer', async () => {
    const { run } = await drawPhotos();
    const server = await startHostile((_request, response) => {
      response.writeHead(207);
      void pourOut(response, '<d:multistatus/>'.repeat(10_000));
    });
    const outcome = await run('photos', '--to', server.url.replace('http', 'webdav'));
    expect(outcome.code).not.toBe(0);
    expect(outcome.stderr).toContain('The server’s list of files is too long, or never ends.');
    expect(server.received).toHaveLength(1);
  });

  it('uploads to a bucket', NIGHTLY, async () => {
    const { photos, run } = await drawPhotos();
    const { url, objects } = await startS3Server();
    const to = [`s3://${BUCKET}/My photos/`, '--s3-endpoint', url] as const;
    const outcome = await run('photos', '--to', ...to);
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(outcome.stdout).toContain(`7 of 7 files are in s3://${BUCKET}/My photos/, each verified.`);
    const sums = new Set(
      [...objects.values()].map((bytes) => createHash('sha256').update(bytes).digest('hex')),
    );
    for (const { sha256 } of await treeOf(photos)) expect(sums).toContain(sha256);
    for (const name of ['where-my-pix.csv', 'SHA256SUMS', 'Where My Pix.html']) {
      expect([...objects.keys()]).toContain(`My photos/${name}`);
    }
    expect(objects.size).toBe(10);
    expect((await run('photos', '--to', ...to)).stdout).toContain('7 already there');
    expect(objects.size).toBe(10);
  });

  it('picks another name if the name is taken, and keeps it', NIGHTLY, async () => {
    const { folder, address, top, run } = await withWebdav();
    await run('photos/film.mp4', 'photos/IMG_0.jpg', '--to', address, '--no-list');
    await writeFile(join(folder, 'photos/film.mp4'), 'another film');
    await run('photos/film.mp4', '--to', address, '--no-list');
    const files = (await treeOf(top)).filter(({ path }) => /film/.test(path) && path.endsWith('.mp4'));
    expect(files).toHaveLength(2);
    const texts = await Promise.all(files.map(({ path }) => readFile(join(top, path), 'utf8')));
    expect(texts.toSorted()).toEqual(['a film, as its name says', 'another film']);
  });

  it('resumes after it was killed, and sends nothing twice', NIGHTLY, async () => {
    let isBroken = true;
    const { folder, env, address, top, proxy, run } = await withWebdav((method, count) => {
      return isBroken && method === 'PUT' && count > 3 ? 'silence' : undefined;
    });
    const running = start(folder, ['photos', '--to', address], env);
    await expect.poll(() => proxy.passed.filter(({ method }) => method === 'PUT').length).toBe(7);
    await expect.poll(() => proxy.passed.filter(({ method }) => method === 'MOVE').length).toBe(3);
    running.kill('SIGKILL');
    await running.ended;
    isBroken = false;
    const refused = await run('photos', '--to', address);
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain(`where-my-pix resume ${address} finishes it.`);

    const outcome = await run('resume', address);
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(outcome.stdout).toBe(`7 of 7 files are in ${address}, each verified.\n`);
    expect(await filesThatMatch(top)).toBe(9);
    expect(await namesIn(top)).toHaveLength(10);
    const moved = proxy.passed.filter(({ method }) => method === 'MOVE');
    // Seven files and three lists, which share one temporary name.
    expect(moved).toHaveLength(10);
    expect(new Set(moved.map(({ url }) => url)).size).toBe(8);
    expect((await run('resume', address)).stderr).toContain('There is no interrupted run in');
  });

  it('stops at Ctrl+C, and says how to resume', NIGHTLY, async () => {
    let isBroken = true;
    const { folder, env, address, top, proxy, run } = await withWebdav((method, count) => {
      return isBroken && method === 'PUT' && count > 2 ? 'silence' : undefined;
    });
    const running = start(folder, ['photos', '--to', address], env);
    await expect.poll(() => proxy.passed.filter(({ method }) => method === 'PUT').length).toBe(6);
    running.kill('SIGINT');
    const stopped = await running.ended;
    expect(stopped.code).toBe(130);
    expect(stopped.stdout).toContain(`where-my-pix resume ${address} continues`);
    expect(stopped.stdout).toContain(`2 of 7 files are in ${address}, each verified.`);
    isBroken = false;
    expect((await run('resume', address)).code).toBe(0);
    expect(await filesThatMatch(top)).toBe(9);
  });

  it('names a file that the server fails, sends the others, and resumes with it', NIGHTLY, async () => {
    let isBroken = true;
    const { photos, proxy, run } = await (async () => {
      const drawn = await drawPhotos();
      const server = await startS3Server();
      return {
        ...drawn,
        proxy: await startFaultProxy(server.url, ({ method, url }) => {
          const isFilm = method === 'PUT' && url?.includes('film') === true;
          return isBroken && isFilm ? { status: 503, headers: { 'Retry-After': '0' } } : undefined;
        }),
      };
    })();
    const to = `s3://${BUCKET}/sorted`;
    const outcome = await run('photos', '--to', to, '--s3-endpoint', proxy.url);
    expect(outcome.code).toBe(1);
    expect(outcome.stdout).toContain('film.mp4: The storage is too busy. Try again later.');
    expect(outcome.stdout).toContain(`where-my-pix resume ${to} tries these again`);
    expect(outcome.stdout).toContain(`6 of 7 files are in ${to}, each verified.`);
    isBroken = false;
    const gone = await run('resume', to, '--s3-endpoint', proxy.url);
    expect(gone).toMatchObject({ code: 0, stderr: '' });
    expect(gone.stdout).toContain(`7 of 7 files are in ${to}, each verified.`);
    expect(await readdir(photos)).toHaveLength(7);
  });

  it('ends if the storage is full, and says how to resume', NIGHTLY, async () => {
    const { address, run } = await withWebdav((method) => (method === 'PUT' ? { status: 507 } : undefined));
    const outcome = await run('photos', '--to', address);
    expect(outcome.code).toBe(1);
    expect(outcome.stderr).toBe(
      `${address}: The storage is full. Free some space there. Files that arrived are complete. where-my-pix resume ${address} continues.\n`,
    );
  });

  it('writes no secret anywhere', async () => {
    const { folder, address, run } = await withWebdav((method) =>
      method === 'PUT' ? { status: 507 } : undefined,
    );
    const outcome = await run('photos', '--to', address);
    let written = outcome.stdout + outcome.stderr;
    for (const { path, sha256 } of await treeOf(join(folder, 'state'))) {
      if (sha256 !== '') written += await readFile(join(folder, 'state', path), 'utf8');
    }
    expect(written).toContain('film.mp4');
    expect(written).not.toContain(WEBDAV_LOGIN.password);
    expect(written).not.toContain(Buffer.from(`ann:${WEBDAV_LOGIN.password}`).toString('base64'));
  });

  it.each([
    [['photos', '--to', 'http://cloud.example/dav'], 'without encryption'],
    [['photos', '--to', 'https://ann:pass@cloud.example/dav'], 'must not contain a password'],
    [['photos', '--to', 'https://cloud.example/a#b'], '%23'],
    [['photos', '--to', 'sorted'], 'the address of a storage'],
    [['photos', '--to', 's3://x'], 'needs a bucket'],
    [['photos', '--to', 's3://photos', '--s3-endpoint', 'http://s3.example'], 'without encryption'],
    [['photos', '--into', 's3://photos'], '--to s3://photos'],
    [['photos', '--to', 's3://photos', '--move'], 'leaves the originals'],
    [['photos', '--to', 's3://photos', '--out', 'x.zip'], 'no ZIP'],
    [['photos', '--s3-endpoint', 'https://s3.example'], 'requires --to'],
    [['undo', 's3://photos'], 'Remove photos from a storage there'],
  ])('explains in a sentence what is wrong with %j', NIGHTLY, async (args, words) => {
    const { run } = await drawPhotos();
    const outcome = await run(...args);
    expect(outcome).toMatchObject({ code: 2, stdout: '' });
    expect(outcome.stderr).toContain(words);
    expect(outcome.stderr).not.toContain('pass@');
  });

  it('asks for missing secrets', NIGHTLY, async () => {
    const { folder, env, address } = await withWebdav();
    const without = { ...env, WEBDAV_PASSWORD: '', AWS_SECRET_ACCESS_KEY: '' };
    const webdav = await organize(folder, ['photos', '--to', address], without);
    expect(webdav).toMatchObject({ code: 2, stderr: expect.stringContaining('WEBDAV_PASSWORD') });
    const s3 = await organize(folder, ['photos', '--to', 's3://photos'], without);
    expect(s3).toMatchObject({ code: 2, stderr: expect.stringContaining('AWS_SECRET_ACCESS_KEY') });
  });

  it('reports a wrong password before it analyzes anything', NIGHTLY, async () => {
    const { folder, env, address } = await withWebdav();
    const outcome = await organize(folder, ['photos', '--to', address], { ...env, WEBDAV_PASSWORD: 'x' });
    expect(outcome).toMatchObject({ code: 1, stdout: '' });
    expect(outcome.stderr).toContain('does not accept this user and password');
    expect(await mkdir(join(folder, 'state/where-my-pix/storages'), { recursive: true })).toBeUndefined();
  });
});
