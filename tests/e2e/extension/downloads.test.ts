import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../nightly.ts';
import { bringBackground, type PageWithBackground } from './support/background-in-page.ts';
import { callWorker } from './support/call-worker.ts';
import { ExtensionFixture } from './support/fixture.ts';

const fixture = new ExtensionFixture({ stopsWorker: true });

beforeEach(() => bringBackground(fixture.desk));

/** As the panel does: creates an object URL for a ZIP, which the worker saves. */
const save = (content: string) =>
  fixture.desk.evaluate(async (text) => {
    const { messaging } = window as unknown as PageWithBackground;
    const url = URL.createObjectURL(new Blob([text], { type: 'application/zip' }));
    return messaging
      ?.background()
      .saveZip(url)
      .then(
        () => 'saved',
        (error: { failure?: unknown }) => error.failure,
      );
  }, content);

const landed = async (): Promise<string[]> => {
  const names = await readdir(fixture.downloads);
  return names.toSorted();
};

describe('saving the ZIP', () => {
  it(
    'ends when the file is there, under our name for it',
    { tags: ['zip-downloaded-through-chrome'] },
    async () => {
      expect(await save('the first')).toBe('saved');
      expect(await landed()).toEqual(['organized_photos.zip']);
      expect(await readFile(join(fixture.downloads, 'organized_photos.zip'), 'utf8')).toBe('the first');
    },
  );

  it('keeps the earlier ZIP, and does not start twice if the worker is stopped', NIGHTLY, async () => {
    const before = await landed();
    const saving = save('the second');
    await fixture.stopWorker();
    expect(await saving).toBe('saved');
    const added = (await landed()).filter((name) => !before.includes(name));
    expect(added).toHaveLength(1);
    expect(await readFile(join(fixture.downloads, added[0] ?? ''), 'utf8')).toBe('the second');
  });

  it('fails with a reason if there is nothing to save from', async () => {
    const url = `blob:chrome-extension://${fixture.extension.id}/00000000-0000-4000-8000-000000000000`;
    expect(await callWorker(fixture.desk, 'saveZip', url)).toMatchObject({
      ok: false,
      failure: { code: 'download-failed' },
    });
  });
});

describe('the badge', () => {
  const badge = () =>
    fixture.desk.evaluate(async () => [
      await chrome.action.getBadgeText({}),
      await chrome.action.getTitle({}),
    ]);

  it('shows the batch’s progress, and disappears with it', NIGHTLY, async () => {
    await callWorker(fixture.desk, 'progress', 12, 40);
    expect(await badge()).toEqual(['30%', 'Where My Pix: 12 of 40 done']);
    await callWorker(fixture.desk, 'progressEnded');
    expect(await badge()).toEqual(['', 'Where My Pix: organize images']);
  });

  it('pauses if the panel closes midway, even if the worker was stopped meanwhile', async () => {
    for (const isStopped of [false, true]) {
      const panel = await fixture.openPage('manifest.json');
      await panel.evaluate(() => chrome.runtime.connect({ name: 'panel-with-batch' }));
      await callWorker(panel, 'progress', 1, 4);
      expect((await badge())[0]).toBe('25%');
      if (isStopped) await fixture.stopWorker();
      await panel.close();
      if (isStopped) await fixture.wakeWorker();
      await expect.poll(badge).toEqual(['II', 'Where My Pix: paused at 1 of 4. Open the panel to resume.']);
      await callWorker(fixture.desk, 'progressEnded');
    }
  });
});
