import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HTTPRequest } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import {
  type BrowserStorage,
  keepsOf,
  S3_SECRETS,
  SECRETS,
  startBrowserBucket,
  startBrowserStorage,
} from '../../../fakes/storage/browser-storage.ts';
import { S3_KEYS } from '../../../fakes/storage/s3-server.ts';
import { WEBDAV_LOGIN } from '../../../fakes/storage/webdav-server.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { axeViolationsInBothThemes, sidewaysPx } from '../support/axe-violations.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();

const COLOURS = ['green', 'red', 'blue', 'grey'] as const;

/** A visitor with four photos on the board, and their paths in the ZIP. */
async function arriveWithBoard(email?: string) {
  const visitor = await fixture.arrive();
  await visitor.signIn(email);
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  const photos = await Promise.all(COLOURS.map((colour) => fixture.photos.draw(`${colour}.jpg`, colour)));
  await visitor.choose(photos.map(({ path }) => path));
  await visitor.sees('4 files selected');
  await visitor.press('Organize Photos');
  const zip = await openedArchive((await downloads.next()).bytes);
  await visitor.sees('Your folders');
  return { visitor, zip };
}

/** Names the storage, and lists it. */
async function lookAt(visitor: Visitor, { address }: Pick<BrowserStorage, 'address'>, password?: string) {
  await visitor.pick('More ways to save', 'Send to your storage…');
  await typeLogin(visitor, address, password);
}

async function typeLogin(visitor: Visitor, address: string, password = WEBDAV_LOGIN.password) {
  await visitor.fill('#send-address', address);
  await visitor.fill('#send-user', WEBDAV_LOGIN.user);
  await visitor.fill('#send-password', password);
  await visitor.press('Check the destination first');
}

/** Names a bucket, and lists it. */
async function lookAtBucket(visitor: Visitor, { url, bucket }: { url: string; bucket: string }) {
  await visitor.pick('More ways to save', 'Send to your storage…');
  await visitor.click('input[name="send-kind"][value="s3"]');
  await visitor.fill('#send-address', bucket);
  await visitor.fill('#send-endpoint', url);
  await visitor.fill('#send-user', S3_KEYS.keyId);
  await visitor.fill('#send-password', S3_KEYS.secret);
  await visitor.press('Check the destination first');
}

/** The photos among the files of a storage, by path. */
async function photosIn(storage: Pick<BrowserStorage, 'files'>): Promise<Map<string, string>> {
  return new Map([...(await storage.files())].filter(([path]) => path.endsWith('.jpg')));
}

/** Returns a request as text, with every part that could contain a secret. */
const textOf = (request: HTTPRequest) =>
  [request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join('\n');

describe('sending the board to a storage', () => {
  it('sends from a separate document, while the page itself connects only to its own site', async () => {
    const storage = await startBrowserStorage(fixture.site.origin);
    const { visitor, zip } = await arriveWithBoard();
    const { page } = visitor;
    const requests: HTTPRequest[] = [];
    page.on('request', (request) => requests.push(request));

    await lookAt(visitor, storage);
    await visitor.sees('4 files: 4 to send, 0 already there.');
    expect((await storage.files()).size).toBe(0);
    await visitor.press('Send');
    await visitor.sees('4 of 4 files are there, each verified by its SHA-256.');
    expect(await photosIn(storage)).toEqual(zip);
    const names = [...(await storage.files()).keys()];
    for (const name of ['where-my-pix.csv', 'SHA256SUMS', 'Where My Pix.html']) expect(names).toContain(name);
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(storage.mostAtOnce()).toBeLessThanOrEqual(4);

    const hostOf = (request: HTTPRequest) => new URL(request.url()).host;
    const own = new URL(fixture.site.origin).host;
    const isOfPage = (request: HTTPRequest) => request.frame() === page.mainFrame();
    const isWeb = (request: HTTPRequest) => request.url().startsWith('http');
    expect(requests.filter((one) => isOfPage(one) && isWeb(one) && hostOf(one) !== own)).toEqual([]);
    const hosts = new Set(requests.filter((one) => !isOfPage(one) && isWeb(one)).map(hostOf));
    expect([...hosts].toSorted()).toEqual([own, storage.host].toSorted());

    for (const secret of SECRETS) {
      expect(await keepsOf(page, secret)).toEqual([]);
      const told = requests.filter((one) => textOf(one).includes(secret));
      expect(told.filter((one) => hostOf(one) !== storage.host)).toEqual([]);
    }
    await visitor.press('Close');
    expect(await page.$('iframe')).toBeNull();
  });

  it('sends to an S3 bucket, and the secret key goes nowhere', NIGHTLY, async () => {
    const storage = await startBrowserBucket(fixture.site.origin);
    const { visitor, zip } = await arriveWithBoard('bucket@example.org');
    const { page } = visitor;
    const requests: HTTPRequest[] = [];
    page.on('request', (request) => requests.push(request));
    await lookAtBucket(visitor, storage);
    await visitor.sees('4 files: 4 to send, 0 already there.');
    await visitor.press('Send');
    await visitor.sees('4 of 4 files are there, each verified by its SHA-256.');
    expect(await photosIn(storage)).toEqual(zip);
    for (const secret of S3_SECRETS) {
      expect(await keepsOf(page, secret)).toEqual([]);
      expect(requests.filter((one) => textOf(one).includes(secret))).toEqual([]);
    }
    await visitor.press('Close');

    const puts = () => storage.passed.filter(({ method }) => method === 'PUT').length;
    const before = puts();
    await lookAtBucket(visitor, storage);
    await visitor.sees('All 4 files are already there.');
    expect(puts()).toBe(before);
  });

  it('reports a bucket that is read-only for web pages', NIGHTLY, async () => {
    const storage = await startBrowserBucket(fixture.site.origin, 's3 to read');
    const { visitor } = await arriveWithBoard('read@example.org');
    await lookAtBucket(visitor, storage);
    await visitor.sees('4 files: 4 to send');
    await visitor.press('Send');
    await visitor.sees('doesn’t allow web pages to use it (CORS)');
    expect((await storage.files()).size).toBe(0);
  });

  it('replaces nothing, and doesn’t send existing files', NIGHTLY, async () => {
    const storage = await startBrowserStorage(fixture.site.origin);
    const { visitor, zip } = await arriveWithBoard('taken@example.org');
    const [dog = ''] = [...zip.keys()];
    await mkdir(join(storage.top, dog.split('/')[0] ?? ''), { recursive: true });
    await writeFile(join(storage.top, dog), 'mine');
    const mine = (await storage.files()).get(dog);
    await lookAt(visitor, storage);
    await visitor.press('Send');
    await visitor.sees('4 of 4 files are there');
    const there = await photosIn(storage);
    expect(there.get(dog)).toBe(mine);
    expect(there.get(dog.replace('.jpg', '_2.jpg'))).toBe(zip.get(dog));
    expect(there.size).toBe(5);
    await visitor.press('Close');

    const puts = () => storage.passed.filter(({ method }) => method === 'PUT').length;
    const before = puts();
    await lookAt(visitor, storage);
    await visitor.sees('All 4 files are already there.');
    expect(puts()).toBe(before);
  });

  it('stops on request, resumes, and sends nothing twice', NIGHTLY, async () => {
    let isSilent = true;
    let puts = 0;
    const storage = await startBrowserStorage(fixture.site.origin, ({ method }) => {
      puts += method === 'PUT' ? 1 : 0;
      return method === 'PUT' && puts > 2 && isSilent ? 'silence' : undefined;
    });
    const { visitor, zip } = await arriveWithBoard('stopped@example.org');
    await lookAt(visitor, storage);
    await visitor.press('Send');
    await expect.poll(async () => (await photosIn(storage)).size).toBe(2);
    await expect.poll(() => puts).toBe(4);
    await visitor.press('Stop');
    await visitor.sees('Stopped. Files that arrived are complete');
    isSilent = false;
    const before = puts;
    await visitor.press('Resume');
    await visitor.sees('4 of 4 files are there');
    expect(await photosIn(storage)).toEqual(zip);
    // Two photos, the page, the table and the checksums.
    expect(puts - before).toBe(5);
    const names = [...(await storage.files()).keys()];
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('names the photo that the storage rejects, and why', NIGHTLY, async () => {
    const storage = await startBrowserStorage(fixture.site.origin, ({ method, headers }) => {
      return method === 'MOVE' && decodeURIComponent(headers.destination as string).includes('/Pets/')
        ? { status: 403 }
        : undefined;
    });
    const { visitor, zip } = await arriveWithBoard('refused@example.org');
    const pets = [...zip.keys()].filter((path) => path.startsWith('Pets/'));
    expect(pets).toHaveLength(1);
    await lookAt(visitor, storage);
    await visitor.press('Send');
    await visitor.sees('3 of 4 files are there, each verified by its SHA-256.');
    await visitor.sees('Not sent (1):');
    await visitor.sees(`${pets[0]}: This user isn’t allowed to do that there.`);
  });

  it('says why nothing can be sent, and keeps what was typed', NIGHTLY, async () => {
    const closed = await startBrowserStorage(undefined);
    const open = await startBrowserStorage(fixture.site.origin);
    const { visitor } = await arriveWithBoard('cors@example.org');
    await visitor.pick('More ways to save', 'Send to your storage…');
    await typeLogin(visitor, 'http://cloud.example.org/dav');
    await visitor.sees('photos and password would leave your network unencrypted');
    await typeLogin(visitor, fixture.site.origin);
    await visitor.sees('Type an address such as https://cloud.example');
    await typeLogin(visitor, closed.address);
    await visitor.sees('doesn’t allow web pages to use it (CORS)');
    await typeLogin(visitor, open.address, 'wrong');
    await visitor.sees('The server does not accept this user and password, or these keys.');
    await visitor.fill('#send-password', WEBDAV_LOGIN.password);
    await visitor.press('Check the destination first');
    await visitor.sees('4 files: 4 to send');
  });

  it('follows no redirect to another host', NIGHTLY, async () => {
    const other = await startBrowserStorage('*');
    const storage = await startBrowserStorage(fixture.site.origin, () => {
      return { status: 307, headers: { Location: other.address } };
    });
    const { visitor } = await arriveWithBoard('redirected@example.org');
    await lookAt(visitor, storage);
    await visitor.sees('The server redirects to another address.');
    expect(other.passed).toEqual([]);
  });

  it('keeps the focus at every step, also on a phone', NIGHTLY, async () => {
    const storage = await startBrowserStorage(fixture.site.origin);
    const { visitor } = await arriveWithBoard('focus@example.org');
    await visitor.page.setViewport({ width: 390, height: 844 });
    const focused = () =>
      visitor.page.evaluate(
        () => document.activeElement?.closest('[aria-labelledby="send-to-storage"]') !== null,
      );
    await lookAt(visitor, storage);
    await visitor.sees('4 files: 4 to send');
    expect(await focused()).toBe(true);
    await visitor.press('Send');
    await visitor.sees('4 of 4 files are there');
    expect(await focused()).toBe(true);
  });

  it('passes axe, and nothing sticks out', NIGHTLY, async () => {
    const storage = await startBrowserStorage(fixture.site.origin);
    const { visitor } = await arriveWithBoard('axe@example.org');
    await visitor.page.setViewport({ width: 320, height: 700 });
    await visitor.pick('More ways to save', 'Send to your storage…');
    await visitor.find('#send-address');
    expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
    expect(await sidewaysPx(visitor)).toBeLessThanOrEqual(0);
    await typeLogin(visitor, storage.address);
    await visitor.sees('4 files: 4 to send');
    expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
    expect(await sidewaysPx(visitor)).toBeLessThanOrEqual(0);
  });
});

it('the sending document obeys no other site, and can be framed only by ours', async () => {
  const visitor = await fixture.arrive();
  const answer = await fetch(`${fixture.site.origin}/send-to-storage.html`);
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/connect-src[^;]*'self'/);
  // Opened alone, it has no page of ours around it, and accepts no login.
  await visitor.page.goto(`${fixture.site.origin}/send-to-storage.html`);
  const isAnswered = await visitor.page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    const login = { origin: 'https://storage.example', path: '', user: '', password: '' };
    postMessage(login, location.origin, [port2]);
    return new Promise<boolean>((resolve) => {
      port1.addEventListener('message', () => resolve(true));
      port1.start();
      addEventListener('message', () => setTimeout(() => resolve(false)), { once: true });
    });
  });
  expect(isAnswered).toBe(false);
  expect(await visitor.page.$('meta[content^="connect-src"]')).toBeNull();
});
