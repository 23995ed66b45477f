import { describe, expect, it, onTestFinished } from 'vitest';
import { waitFor } from '../../../../scripts/visitor/patient-page.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';
import { hasWorker, share } from '../support/share-with-app.ts';

const fixture = siteFixture();

describe('the installed app', () => {
  it(
    'finds shared photos on its table once, without any server seeing them',
    { tags: ['photos-phone'] },
    async () => {
      const visitor = await fixture.arrive({ usesServiceWorker: true });
      const downloads = await watchDownloads(visitor, fixture.photos.folder);
      await visitor.signIn();
      await hasWorker(visitor);
      const drawn = await fixture.photos.drawMany(5);
      await share(
        visitor,
        drawn.map(({ path }) => path),
      );
      await visitor.sees('5 files selected');
      expect(visitor.page.url()).toBe(`${fixture.site.origin}/upload`);
      const left = await visitor.page.evaluate(
        () =>
          new Promise((resolve, reject) => {
            const opening = indexedDB.open('shared-photos');
            opening.addEventListener('error', () => reject(new Error('not opened')));
            opening.addEventListener('success', () => {
              const counting = opening.result.transaction('shares').objectStore('shares').count();
              counting.addEventListener('success', () => resolve(counting.result));
            });
          }),
      );
      expect(left).toBe(0);

      await visitor.press('Organize Photos');
      const entries = await openedArchive((await downloads.next()).bytes);
      expect([...entries.values()].sort()).toEqual(drawn.map(({ bytes }) => sha256(bytes)).sort());
    },
  );

  it('keeps shared photos once, in a database that outlives the worker', async () => {
    // Not in a private window, as other tests have, which keeps everything in memory.
    const page = await fixture.browser.newPage();
    onTestFinished(() => page.close());
    await page.goto(`${fixture.site.origin}/upload`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await waitFor(page, () => navigator.serviceWorker.controller !== null);
    const kept = await page.evaluate(async () => {
      const form = new FormData();
      for (const size of [0, 20_000, 3_000_000]) {
        form.append(
          'photos',
          new File([new Uint8Array(size).fill(13)], `"${size}" ü.jpg`, { type: 'image/jpeg' }),
        );
      }
      await fetch('/share', { method: 'POST', body: form, redirect: 'manual' });
      const opening = indexedDB.open('shared-photos');
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const reading = opening.result.transaction('shares').objectStore('shares').getAll();
      await new Promise((resolve) => reading.addEventListener('success', resolve));
      const [share] = reading.result as { files: File[] }[];
      const read = (share?.files ?? []).map(async (file) => {
        const bytes = new Uint8Array(await file.arrayBuffer());
        return [file.name, file.type, bytes.length, bytes.every((byte) => byte === 13)];
      });
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('shared-photos');
      const left: string[] = [];
      for await (const name of folder.keys()) left.push(name);
      return { files: await Promise.all(read), left };
    });
    expect(kept).toEqual({
      files: [
        ['"20000" ü.jpg', 'image/jpeg', 20_000, true],
        ['"3000000" ü.jpg', 'image/jpeg', 3_000_000, true],
      ],
      left: [],
    });
  });

  it('says if shared photos did not arrive, and the server reads none of them', async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/upload');
    await share(visitor, [(await fixture.photos.draw('lost.jpg', 'red')).path]);
    await visitor.seesToast('The photos that you shared did not arrive. Please choose them here.');
    await visitor.sees('0 files selected');
  });

  it('puts photos opened with it on its table', { tags: ['photos-phone'] }, async () => {
    const visitor = await fixture.arrive();
    // Chromium has launch files only for installed apps; this calls what it would call.
    await visitor.page.evaluateOnNewDocument(() => {
      const launchQueue = {
        setConsumer: async (consume: (launch: { files: FileSystemFileHandle[] }) => void) => {
          const folder = await navigator.storage.getDirectory();
          const handle = await folder.getFileHandle('opened.png', { create: true });
          const canvas = new OffscreenCanvas(8, 8);
          canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
          const writable = await handle.createWritable();
          await writable.write(await canvas.convertToBlob());
          await writable.close();
          consume({ files: [handle] });
        },
      };
      Object.defineProperty(window, 'launchQueue', { value: launchQueue });
    });
    await visitor.open('/upload');
    await visitor.sees('1 file selected');
    await visitor.sees('opened.png');
  });

  it('tells the system which files it accepts', async () => {
    const manifest = (await (await fetch(`${fixture.site.origin}/de/manifest.webmanifest`)).json()) as {
      share_target: { action: string; params: { files: { name: string; accept: string[] }[] } };
      file_handlers: { action: string; accept: Record<string, string[]> }[];
      shortcuts: { name: string; url: string }[];
    };
    expect(manifest.share_target).toMatchObject({
      action: '/de/share',
      params: { files: [{ name: 'photos' }] },
    });
    expect(manifest.file_handlers[0]).toMatchObject({
      action: '/de/upload',
      accept: { 'image/jpeg': ['.jpg', '.jpeg'], 'image/heic': ['.heic', '.heif'] },
    });
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/de/upload', '/de/help']);
  });
});
