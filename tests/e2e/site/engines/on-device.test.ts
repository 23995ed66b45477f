import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { analyzeImageEndpoint } from '#protocol/analyze-image.ts';
import { sharedBrowser } from '../../../../scripts/visitor/launch-browser.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { watchDownloads } from '../support/downloads.ts';
import { keepSession } from '../../../../scripts/visitor/kept-session.ts';
import { createDrawnPhotos, type DrawnPhotos } from '../support/drawn-photos.ts';
import { fetchEngine, pressWithSize } from '../support/engine-card.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { watchRequests } from '../support/watch-requests.ts';
import { type Site, startSite, WITHOUT_ENGINE } from '../../../../scripts/visitor/start-site.ts';
import { Visitor } from '../../../../scripts/visitor/visitor.ts';

const REAL = fileURLToPath(new URL('../../../../../shared/photos/photos/', import.meta.url));
const MISSING = existsSync(REAL) ? '' : ' (skipped: the real photos are not beside the repository)';

let site: Site;
let photos: DrawnPhotos;
let visitor: Visitor;

beforeEach(async () => {
  [site, photos] = await Promise.all([startSite(WITHOUT_ENGINE), createDrawnPhotos()]);
  visitor = await Visitor.arrive(await sharedBrowser(), site.origin, { usesServiceWorker: true });
});
afterEach(async () => {
  await visitor.leave();
  await Promise.all([site.stop(), photos.remove()]);
});

/** Stops the server once the browser has everything that the table needs. */
async function cutNetwork(): Promise<void> {
  await visitor.waitFor(async () => {
    const page = await caches.match('/upload');
    return page !== undefined && navigator.serviceWorker.controller !== null;
  });
  await site.stop();
}

/** Replaces the stored engine by one from before an update that has added files. */
function storeEarlierEngine(): Promise<void> {
  return visitor.page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('engine-')) ?? '';
    const [now, earlier] = [await caches.open(name), await caches.open('engine-earlier')];
    for (const request of await now.keys()) {
      if (request.url.includes('/scene-words.')) continue;
      const reply = await now.match(request);
      if (!reply) continue;
      if (request.url.endsWith('/engine/manifest.json')) {
        const { files, ...manifest } = (await reply.json()) as { files: Record<string, unknown> };
        const kept = Object.entries(files).filter(([file]) => !file.startsWith('scene-words.'));
        const body = { ...manifest, version: 'earlier', files: Object.fromEntries(kept) };
        await earlier.put(request, Response.json(body));
      } else {
        await earlier.put(request.url.replace(name.slice('engine-'.length), 'earlier'), reply);
      }
    }
    await caches.delete(name);
  });
}

/** Opens the table if it isn't open, and organizes one photo. */
async function organizeOne(): Promise<void> {
  if (!visitor.page.url().endsWith('/upload')) await visitor.open('/upload');
  await visitor.choose([(await photos.draw('only.jpg', 'red')).path]);
  await visitor.press('Organize Photos');
}

describe('a person without an account', () => {
  it('organizes on this device without a network: each original comes back, and nothing was sent', async () => {
    await fetchEngine(visitor);
    const drawn = await Promise.all([
      photos.draw('one.jpg', 'red'),
      photos.draw('two.png', 'green'),
      photos.draw('three.webp', 'grey'),
    ]);
    const downloads = await watchDownloads(visitor, photos.folder);
    const requests = await watchRequests(visitor.page);
    await cutNetwork();
    await visitor.choose(drawn.map(({ path }) => path));
    await visitor.sees('3 files selected');
    await visitor.press('Organize Photos');
    const entries = await openedArchive((await downloads.next()).bytes);
    expect([...entries.values()].sort()).toEqual(drawn.map(({ bytes }) => sha256(bytes)).sort());
    await visitor.sees('3 photos placed in');
    expect(requests.filter(({ hasBody }) => hasBody)).toEqual([]);
    // Nothing of a photo is in an address either, or sent to anybody but us.
    const asked = requests.map(({ url }) => url).filter((url) => !/^(?:blob|data):/.test(url));
    expect(asked.filter((url) => !url.startsWith(`${site.origin}/`))).toEqual([]);
    const told = [
      ...drawn.map(({ name }) => name),
      ...[...entries.keys()].flatMap((path) => path.split('/')),
    ];
    expect(asked.filter((url) => told.some((name) => decodeURIComponent(url).includes(name)))).toEqual([]);
    await visitor.pick('More actions', 'Organize more photos');
    await visitor.sees('0 bytes of your photos sent');
  });

  it(
    'downloads the engine with the first click on Organize Photos, and sees how far it is',
    NIGHTLY,
    async () => {
      const downloads = await watchDownloads(visitor, photos.folder);
      await visitor.open('/upload');
      await visitor.sees('also downloads the engine (');
      const drawn = await photos.drawMany(2);
      await visitor.choose(drawn.map(({ path }) => path));
      const manifest = await (await fetch(`${site.origin}/engine/manifest.json`)).json();
      await visitor.cannotReach(`/engine/${(manifest as { version: string }).version}/`);
      visitor.getsNoAnswer();
      await visitor.press('Organize Photos');
      await visitor.sees('Downloading the engine:');
      await visitor.canReachAll();
      expect((await openedArchive((await downloads.next()).bytes)).size).toBe(2);
    },
  );

  it('organizes offline with an engine stored before an update that has added files', async () => {
    await fetchEngine(visitor);
    await cutNetwork();
    await storeEarlierEngine();
    await visitor.reload();
    await organizeOne();
    await visitor.sees('1 photo placed in');
    expect(await visitor.page.evaluate(() => caches.has('engine-earlier'))).toBe(true);
  });

  it('learns that the engine was damaged, and gets it whole on the next attempt', NIGHTLY, async () => {
    await visitor.page.setRequestInterception(true);
    let isDamaged = true;
    visitor.page.on('request', (request) => {
      if (isDamaged && request.url().endsWith('/head.bin')) {
        void request.respond({ status: 200, body: Buffer.alloc(1000) });
      } else {
        void request.continue();
      }
    });
    await organizeOne();
    await visitor.sees('The engine on this device is damaged (head.bin). Remove it and download it again.');
    isDamaged = false;
    await visitor.press('Organize Photos');
    await visitor.sees('Download ZIP');
  });

  it('resumes an interrupted download of the engine', NIGHTLY, async () => {
    const ranges: (string | undefined)[] = [];
    visitor.page.on('response', (response) => {
      if (!response.url().endsWith('/classifier-large.tflite')) return;
      ranges.push(response.headers()['content-range']);
    });
    await visitor.open('/upload');
    // The state after an interrupted transfer: the first million bytes.
    await visitor.page.evaluate(async () => {
      const manifest = (await (await fetch('/engine/manifest.json')).json()) as { version: string };
      const url = `/engine/${manifest.version}/classifier-large.tflite`;
      const whole = await (await fetch(url)).arrayBuffer();
      const cache = await caches.open(`engine-${manifest.version}`);
      const absolute = new URL(url, location.href).href;
      const part = whole.slice(0, 1_000_000);
      const headers = { 'Content-Length': String(part.byteLength) };
      await cache.put(`${absolute}?part`, new Response(part, { headers }));
    });
    await organizeOne();
    await visitor.sees('Download ZIP');
    // The first is the test's own, for the million bytes.
    expect(ranges).toEqual([undefined, expect.stringMatching(/^bytes 1000000-/)]);
  });

  it('learns before the download that the browser has no room for the engine', NIGHTLY, async () => {
    const fetched: string[] = [];
    visitor.page.on('request', (request) => {
      if (/\/engine\/[^/]+\/./.test(request.url())) fetched.push(request.url());
    });
    // Chromium tells pages 10 GB, whatever the actual size.
    await visitor.page.evaluateOnNewDocument(() => {
      StorageManager.prototype.estimate = async () => ({ quota: 30_000_000, usage: 1_000_000 });
    });
    await organizeOne();
    await visitor.sees('no room');
    expect(fetched).toEqual([]);
  });

  it('downloads only a changed file again, before it is used', NIGHTLY, async () => {
    await fetchEngine(visitor);
    await visitor.page.evaluate(async () => {
      for (const name of (await caches.keys()).filter((key) => key.startsWith('engine-'))) {
        const cache = await caches.open(name);
        const key = (await cache.keys()).find(({ url }) => url.endsWith('/tuned.bin'));
        const whole = key && (await (await cache.match(key))?.arrayBuffer());
        if (!key || !whole) continue;
        const bytes = new Uint8Array(whole);
        bytes[1000] = 255 - (bytes[1000] ?? 0);
        await cache.put(key, new Response(bytes));
      }
    });
    await visitor.reload();
    const requests = await watchRequests(visitor.page);
    const [photo] = await photos.drawMany(1);
    await visitor.choose([photo?.path ?? '']);
    const downloads = await watchDownloads(visitor, photos.folder);
    await visitor.press('Organize Photos');
    expect((await openedArchive((await downloads.next()).bytes)).size).toBe(1);
    const fetched = requests.map(({ url }) => url).filter((url) => /\/engine\/[^/]+\/./.test(url));
    expect(fetched.map((url) => url.split('/').at(-1))).toEqual(['tuned.bin']);
  });

  it('removes the engine again', NIGHTLY, async () => {
    await fetchEngine(visitor);
    await pressWithSize(visitor, 'Remove the engine');
    await visitor.sees('also downloads the engine (');
    expect(
      await visitor.page.evaluate(async () =>
        (await caches.keys()).filter((name) => name.startsWith('engine-')),
      ),
    ).toEqual([]);
  });

  it(
    'sees the sign-up prompt when they choose our service, and the choice is remembered',
    NIGHTLY,
    async () => {
      await visitor.open('/upload');
      await visitor.click('#engine-service');
      await visitor.sees('Sign up to organize your photos with our AI-powered service.');
      await visitor.reload();
      await visitor.sees('Sign up to organize your photos with our AI-powered service.');
      await visitor.click('#engine-device');
      await visitor.sees('also downloads the engine (');
    },
  );
});

describe('a signed-in person', () => {
  it('has the service chosen before the session is confirmed, and downloads no engine', NIGHTLY, async () => {
    // The service describes the photo with another engine.
    await Promise.all([visitor.leave(), site.stop()]);
    site = await startSite();
    visitor = await Visitor.arrive(await sharedBrowser(), site.origin, { usesServiceWorker: true });
    await keepSession(visitor.page, site.origin, 'ann@example.org');
    const requests = await watchRequests(visitor.page);
    await visitor.cannotReach('/assets/auth-session-');
    visitor.getsNoAnswer();
    await visitor.page.goto(`${site.origin}/upload`);
    await visitor.waitFor(() => document.querySelector<HTMLInputElement>('#engine-service')?.checked);
    const [photo] = await photos.drawMany(1);
    await visitor.choose([photo?.path ?? '']);
    await visitor.press('Organize Photos');
    await visitor.canReachAll();
    await visitor.sees('Download ZIP');
    expect(requests.some(({ url }) => url.endsWith(analyzeImageEndpoint.path))).toBe(true);
    expect(requests.filter(({ url }) => url.includes('/engine/'))).toEqual([]);
  });
});

describe.skipIf(MISSING)(`real photos on this device${MISSING}`, () => {
  it('a hundred come back, byte for byte, without the server', NIGHTLY, async () => {
    await fetchEngine(visitor);
    await cutNetwork();
    const paths = readdirSync(REAL)
      .filter((name) => name.endsWith('.jpg'))
      .slice(0, 100)
      .map((name) => join(REAL, name));
    const downloads = await watchDownloads(visitor, photos.folder);
    await visitor.choose(paths);
    await visitor.sees('100 files selected');
    await visitor.press('Organize Photos');
    const entries = await openedArchive((await downloads.next()).bytes);
    const originals = await Promise.all(paths.map(async (path) => sha256(await readFile(path))));
    expect([...entries.values()].sort()).toEqual(originals.sort());
  });
});
