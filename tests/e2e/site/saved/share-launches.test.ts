import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TargetType } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { hasWorker, share } from '../support/share-with-app.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

/** Another site, whose pages tell nobody where their forms come from under `/silent`. */
const elsewhere = createServer((request, response) => {
  if (request.url === '/silent') response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Elsewhere</title><p>Hello');
});
beforeAll(async () => {
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  elsewhere.closeAllConnections();
  elsewhere.close();
});

const elsewhereUrl = (path: string) => `http://localhost:${(elsewhere.address() as AddressInfo).port}${path}`;

async function arrivedAtTable(): Promise<Visitor> {
  const visitor = await fixture.arrive({ usesServiceWorker: true });
  await visitor.open('/upload');
  await hasWorker(visitor);
  return visitor;
}

const red = async () => (await fixture.photos.draw('shared.jpg', 'red')).path;

/** Sends a form to the worker without following it to the table, as if the app were closed on the way. */
async function shareAndLeave(visitor: Visitor, length: number, isCutOff = false): Promise<void> {
  await visitor.page.evaluate(
    async (bytes, cut) => {
      const form = new FormData();
      form.append('photos', new File([new Uint8Array(bytes).fill(7)], 'left.jpg', { type: 'image/jpeg' }));
      const whole = new Request('/', { method: 'POST', body: form });
      const type = whole.headers.get('content-type') ?? '';
      const body = await whole.blob();
      await fetch('/share', {
        method: 'POST',
        headers: { 'content-type': type },
        body: cut ? body.slice(0, body.size / 2) : body,
        redirect: 'manual',
      });
    },
    length,
    isCutOff,
  );
}

/** The folders in which the worker keeps files on their way to the database. */
async function foldersOnDisk(visitor: Visitor): Promise<string[]> {
  return visitor.page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('shared-photos').catch(() => undefined);
    const names: string[] = [];
    if (folder) for await (const name of folder.keys()) names.push(name);
    return names;
  });
}

/** Counts the shares that wait and those that a table has taken, after making each `olderMs` older. */
async function sharesKept(visitor: Visitor, olderMs = 0): Promise<number[]> {
  return visitor.page.evaluate(async (ms) => {
    const rowsOf = ([name, store]: readonly [string, string]) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => {
          const work = opening.result.transaction(store, 'readwrite');
          const reading = work.objectStore(store).getAll();
          reading.addEventListener('success', () => {
            for (const row of reading.result as { keptMs: number }[])
              if (ms > 0) work.objectStore(store).put({ ...row, keptMs: row.keptMs - ms });
          });
          work.addEventListener('complete', () => {
            opening.result.close();
            resolve((reading.result as unknown[]).length);
          });
        });
      });
    const stores = [
      ['shared-photos', 'shares'],
      ['taken-photos', 'taken'],
    ] as const;
    return Promise.all(stores.map(rowsOf));
  }, olderMs);
}

/** Ends the service worker at once, as a system without memory does. */
async function stopWorkers({ page }: Visitor): Promise<void> {
  const targets = page.browserContext().targets();
  const worker = await targets.find((target) => target.type() === TargetType.SERVICE_WORKER)?.worker();
  await worker?.close();
}

describe('a launch that the system repeats without its photos', () => {
  it('shows those of the first launch, whose table is gone', { tags: ['photos-phone'] }, async () => {
    const visitor = await arrivedAtTable();
    await share(visitor, [await red()]);
    await visitor.sees('1 file selected');
    await share(visitor, []);
    await visitor.sees('1 file selected');
    await visitor.page.goto(`${fixture.site.origin}/share`);
    await visitor.isAt('/upload');
    await visitor.sees('1 file selected');
  });

  it('shows those that still wait, and nothing that was taken away already or is lost', async () => {
    const visitor = await arrivedAtTable();
    const repeats = [() => share(visitor, []), () => visitor.page.goto(`${fixture.site.origin}/share`)];
    for (const repeat of repeats) {
      await shareAndLeave(visitor, 2000);
      await repeat();
      await visitor.isAt('/upload');
      await visitor.sees('1 file selected');
      await visitor.press('Clear all');
      await visitor.sees('0 files selected');
    }
    await share(visitor, []);
    await visitor.sees('0 files selected');
    expect(await visitor.toasts()).toEqual([]);
  });

  it('is no missing page, even without the worker', async () => {
    for (const language of ['', '/de']) {
      const answer = await fetch(`${fixture.site.origin}${language}/share`);
      expect([answer.status, new URL(answer.url).pathname]).toEqual([200, `${language}/upload`]);
    }
  });
});

describe('photos that were shared and never reached the table', () => {
  it('are offered at the next visit', async () => {
    const visitor = await arrivedAtTable();
    await shareAndLeave(visitor, 2000);
    await visitor.open('/upload');
    await visitor.sees('1 shared file is waiting');
    await visitor.press('Add');
    await visitor.sees('1 file selected');
  });

  it('are gone after an hour, also those that a closed table had', async () => {
    const visitor = await arrivedAtTable();
    await share(visitor, [await red()]);
    await visitor.sees('1 file selected');
    await shareAndLeave(visitor, 2000);
    expect(await sharesKept(visitor)).toEqual([1, 1]);
    await sharesKept(visitor, 61 * 60 * 1000);
    await visitor.page.goto(`${fixture.site.origin}/faq`);
    await expect.poll(() => sharesKept(visitor)).toEqual([0, 0]);
    await visitor.open('/upload');
    await visitor.sees('0 files selected');
    expect(await visitor.text()).not.toContain('waiting');
  });

  it('leave nothing on the disk if they were cut off', NIGHTLY, async () => {
    const visitor = await arrivedAtTable();
    await shareAndLeave(visitor, 4_000_000, true);
    await expect.poll(() => foldersOnDisk(visitor)).toEqual([]);
    await visitor.open('/upload');
    await visitor.sees('0 files selected');
    expect(await visitor.text()).not.toContain('waiting');
  });

  it('leave nothing on the disk after the worker was stopped in the middle', async () => {
    const visitor = await arrivedAtTable();
    await visitor.page.evaluate(() => {
      const form = new FormData();
      for (let at = 0; at < 20; at += 1) {
        form.append('photos', new File([new Uint8Array(10_000_000)], `${at}.jpg`, { type: 'image/jpeg' }));
      }
      void fetch('/share', { method: 'POST', body: form, redirect: 'manual' }).catch(() => undefined);
    });
    await expect.poll(() => foldersOnDisk(visitor), { interval: 5, timeout: 20_000 }).toHaveLength(1);
    const [left = ''] = await foldersOnDisk(visitor);
    await stopWorkers(visitor);
    // The browser may give the form to a new worker, which begins with a folder of its own.
    const foldersAtNextPage = async () => {
      await visitor.page.goto(`${fixture.site.origin}/faq`);
      return foldersOnDisk(visitor);
    };
    await expect.poll(foldersAtNextPage).not.toContain(left);
  });
});

describe('files that a form of another site sends', () => {
  it('come to the table only after a question', { tags: ['photos-phone'] }, async () => {
    const visitor = await arrivedAtTable();
    const sendFrom = async (path: string, question: string) => {
      await visitor.page.goto(elsewhereUrl(path));
      await share(visitor, [await red()], `${fixture.site.origin}/share`);
      await visitor.sees('1 shared file is waiting');
      await visitor.sees(question);
      await visitor.sees('0 files selected');
    };
    await sendFrom('/', `${new URL(elsewhereUrl('/')).host} sent it`);
    await visitor.press('Discard');
    await visitor.waitFor(() => !document.body.innerText.includes('waiting'));
    await visitor.open('/upload');
    await visitor.sees('0 files selected');
    expect(await visitor.text()).not.toContain('waiting');

    await sendFrom('/silent', 'Your browser does not say where it comes from');
    await visitor.press('Add');
    await visitor.sees('1 file selected');
  });

  it('are refused above their limit, and only the last ones are kept', NIGHTLY, async () => {
    const visitor = await arrivedAtTable();
    const large = await fixture.photos.write('large.jpg', Buffer.alloc(65 * 1024 * 1024, 1));
    await visitor.page.goto(elsewhereUrl('/'));
    await share(visitor, [large], `${fixture.site.origin}/share`);
    await visitor.seesToast('That was more than fits at once.');
    await expect.poll(() => foldersOnDisk(visitor)).toEqual([]);
    for (let time = 0; time < 2; time += 1) {
      await visitor.page.goto(elsewhereUrl('/'));
      await share(visitor, [await red()], `${fixture.site.origin}/share`);
    }
    await visitor.sees('1 shared file is waiting');
  });
});
