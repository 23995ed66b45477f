import { describe, expect, it } from 'vitest';
import { categorize } from '#core/categories/categorize.ts';
import { ARCHIVE_NAME } from '#core/limits.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { COLOURS } from '../support/colour-engine.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { NAMING_AND_RULES } from '../../../../scripts/visitor/naming-and-rules.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

describe('a signed-in person on the upload page', () => {
  it(
    'drops photos and gets every original back in its folder, with the refused ones named and explained',
    {
      tags: [
        'signed-user-picks-images-gets',
        'zip-named-organized-photos-zip',
        'entries-category-short-name',
        'originals-kept',
        'photos-can-dropped',
        'count-files-selected-file-files',
        'authenticated-upload-welcome-back',
        'after-successful-batch-images',
        'processing-n-images',
        'processing-complete-n-images',
        'download-complete',
        'single-file-failure-counted-skipped',
        'failed-read-file',
        'used-website-upload-flow',
        'enforced-before-anything-sent-file',
      ],
    },
    async () => {
      const visitor = await fixture.arrive();
      const downloads = await watchDownloads(visitor, fixture.photos.folder);
      await visitor.signInByHand();
      await visitor.seesToast('Welcome back! You are now logged in. You can start uploading your photos.');

      const good = await Promise.all([
        fixture.photos.draw('DSC_1.jpg', 'red'),
        fixture.photos.draw('DSC_2.png', 'green'),
        fixture.photos.draw('DSC_3.webp', 'green'),
        fixture.photos.draw('a name of sixty characters, as phones and people make them.jpg', 'grey'),
      ]);
      const { tooLarge, text, empty, cutOff } = await fixture.photos.drawFaulty();
      await visitor.drop(good.map(({ path }) => path));
      await visitor.sees('4 files selected');
      await visitor.choose([tooLarge, text, empty, cutOff]);
      await visitor.sees('8 files selected');
      await visitor.press('Organize Photos');

      const { name, bytes } = await downloads.next();
      expect(name).toBe(ARCHIVE_NAME);
      await visitor.sees('Your folders');
      await visitor.sees('4 photos placed in 3 folders, 4 left out.');

      const entries = await openedArchive(bytes);
      expect([...entries.values()].sort()).toEqual(good.map((photo) => sha256(photo.bytes)).sort());
      for (const [path, hash] of entries) {
        const original = good.find((photo) => sha256(photo.bytes) === hash);
        expect(path.split('/')[0]).toBe(categorize(COLOURS[original?.colour ?? 'red'].description));
        const shown = await visitor.text();
        expect(shown).toContain(path.split('/')[1]);
        expect(shown).toContain(`Original name: ${original?.name}`);
      }

      await visitor.press('4 left out');
      await visitor.sees('Left out');
      const shown = (await visitor.text()).replace(/\s+/g, ' ');
      expect(shown).toMatch(/too-large\.jpg is 15\.\d MB; the limit is 15 MB/);
      expect(shown).toContain('notes.jpg is not a photo');
      expect(shown).toContain('empty.jpg is empty');
      expect(shown).toContain('cut-off.jpg: Failed to read file');

      for (const words of [
        'Processing 5 images...',
        'Processed ',
        'Processing complete! 4 images processed, 4 failed Download complete! 9,996 images remaining this month.',
      ]) {
        await visitor.seesToast(words);
      }

      await visitor.press('Download ZIP');
      expect((await downloads.next()).bytes.equals(bytes)).toBe(true);
      await visitor.pick('More actions', 'Organize more photos');
      await visitor.sees('0 files selected');
    },
  );

  it(
    'sees the current photo, stops the batch, keeps what is placed, and resumes later',
    {
      tags: [
        'scrolling-list-file-names',
        'organize-photos-becomes-processing',
        'processing-idle-processing-button',
      ],
    },
    async () => {
      const visitor = await fixture.arrive();
      const downloads = await watchDownloads(visitor, fixture.photos.folder);
      await visitor.signIn('bo@example.org');
      const drawn = await fixture.photos.drawMany(8);
      fixture.engine.hold();
      await visitor.choose(drawn.map(({ path }) => path));
      await visitor.sees('8 files selected');
      await visitor.press('Remove IMG_0008.jpg');
      await visitor.sees('7 files selected');
      await visitor.press('Organize Photos');
      await visitor.sees('Processing Images...');
      await visitor.sees('0 of 7 photos done');
      await visitor.find('.heap-print[data-status=looking]');
      expect(await visitor.read('progress', (bar) => bar.max)).toBe(7);
      const isDisabled = await visitor.page.$$eval('button:disabled', (buttons) =>
        buttons.some((button) => button.textContent.includes('Processing Images...')),
      );
      expect(isDisabled).toBe(true);

      const asked = new Promise<string>((resolve) => {
        visitor.page.once('dialog', (dialog) => {
          void dialog.dismiss().then(() => resolve(dialog.message()));
        });
      });
      await visitor.click('header ::-p-text(Pricing)');
      expect(await asked).toBe('Your photos are still being organized. Leave the page and stop?');
      expect(new URL(visitor.page.url()).pathname).toBe('/upload');

      fixture.engine.letThrough(2);
      await visitor.sees('2 of 7 photos done');
      await visitor.press('Cancel');
      await visitor.seesToast('Canceled. 2 of 7 are in your ZIP');
      await visitor.sees('Canceled. 2 of 7 are in your ZIP');
      expect((await visitor.toasts()).some((said) => said.includes('complete!'))).toBe(false);
      await visitor.press('Download ZIP');
      const { bytes } = await downloads.next();
      expect((await openedArchive(bytes)).size).toBe(2);
      await visitor.sees('5 still on the heap');
      fixture.engine.release();
      await visitor.press('5 still on the heap');
      await visitor.press('Organize Photos');
      expect((await openedArchive((await downloads.next()).bytes)).size).toBe(5);
    },
  );

  it(
    'may click before the files are read: the click waits until they are on the table',
    NIGHTLY,
    async () => {
      const visitor = await fixture.arrive();
      await visitor.page.evaluateOnNewDocument(() => {
        const { promise, resolve } = Promise.withResolvers<void>();
        addEventListener('letRead', () => resolve());
        const text = Reflect.get(Blob.prototype, 'text');
        Blob.prototype.text = async function () {
          await promise;
          return text.call(this);
        };
      });
      const downloads = await watchDownloads(visitor, fixture.photos.folder);
      await visitor.signIn('eve@example.org');
      const photo = await fixture.photos.draw('DSC_77.jpg', 'green');
      const sidecar = await fixture.photos.write(
        'DSC_77.jpg.json',
        Buffer.from(JSON.stringify({ title: 'DSC_77.jpg', photoTakenTime: { timestamp: '1560000000' } })),
      );
      await visitor.choose([photo.path, sidecar]);
      await visitor.press('Organize Photos');
      await visitor.sees('0 files selected');
      await visitor.page.evaluate(() => dispatchEvent(new Event('letRead')));
      expect((await openedArchive((await downloads.next()).bytes)).size).toBe(1);
      expect(await visitor.toasts()).not.toContainEqual(
        expect.stringContaining('Please select images first'),
      );
    },
  );

  it(
    'adds a ZIP’s photos, and removes them again at once',
    { tags: ['nightly', 'please-select-images-first', 'error-please-select-images-first'] },
    async () => {
      const { default: JSZip } = await import('jszip');
      const zip = new JSZip();
      for (const { name, bytes } of await fixture.photos.drawMany(3)) zip.file(`holiday/${name}`, bytes);
      const path = await fixture.photos.write('holiday.zip', await zip.generateAsync({ type: 'uint8array' }));

      const visitor = await fixture.arrive();
      await visitor.signIn();
      await visitor.choose([path]);
      await visitor.sees('3 files selected');
      await visitor.waitFor(() => document.querySelectorAll('.heap-print img').length === 3);
      await visitor.press('Clear all');
      await visitor.sees('0 files selected');
      await visitor.press('Organize Photos');
      await visitor.seesToast('Please select images first');
      expect(await visitor.page.$('.heap-print')).toBeNull();
    },
  );

  it(
    'names and sorts with their own pattern and rule, which survive a reload',
    {
      tags: [
        'faq-premium-plans-allow-custom',
        'count-files-selected-file-files',
        'custom-rules-naming-patterns-pro',
      ],
    },
    async () => {
      const visitor = await fixture.arrive();
      const downloads = await watchDownloads(visitor, fixture.photos.folder);
      await visitor.signIn();
      await visitor.click(NAMING_AND_RULES);
      await visitor.sees('If a photo has no date, {date} is left out.');
      await visitor.fill('::-p-aria([name="File names"])', '{date:YYYY}/{name}');
      await visitor.sees('A file name can’t contain a slash. Descriptions and rules decide the folders.');
      await visitor.fill('::-p-aria([name="File names"])', '{date:HH:mm} {original}');
      await visitor.sees('1804 IMG_4071.jpg');
      await visitor.fill('::-p-aria([name="File names"])', '{n:3}_{original}');
      await visitor.sees('007_IMG_4071.jpg');
      await visitor.press('Add a rule');
      await visitor.fill('input[aria-label^="Rule 1: words"]', 'retriever, poodle');
      await visitor.fill('input[aria-label="Rule 1: folder"]', 'Rex');
      await visitor.page.reload();
      await visitor.sees('{n:3}_{original}, 1 rule');

      const dog = await fixture.photos.draw('DSC_9.jpg', 'green');
      await visitor.choose([dog.path]);
      await visitor.sees('1 file selected');
      await visitor.press('Organize Photos');
      expect([...(await openedArchive((await downloads.next()).bytes)).keys()]).toEqual([
        'Rex/001_DSC_9.jpg',
      ]);
    },
  );

  it(
    'clicks before their plan is known, and gets the plan’s features: their own pattern',
    NIGHTLY,
    async () => {
      const visitor = await fixture.arrive();
      const downloads = await watchDownloads(visitor, fixture.photos.folder);
      await visitor.open('/about');
      await visitor.page.evaluate(() =>
        localStorage.setItem('naming-and-rules', JSON.stringify({ pattern: '{n:3}_{original}', rules: [] })),
      );
      await visitor.cannotReach('/api/account');
      visitor.getsNoAnswer();
      await visitor.signIn('early@example.org');
      const dog = await fixture.photos.draw('DSC_9.jpg', 'green');
      await visitor.choose([dog.path]);
      await visitor.sees('1 file selected');
      await visitor.press('Organize Photos');
      await visitor.find('.control-bar button[aria-busy=true]');
      await visitor.canReachAll();
      const paths = [...(await openedArchive((await downloads.next()).bytes)).keys()];
      expect(paths).toEqual(['Pets/001_DSC_9.jpg']);
    },
  );

  it.each([
    ['fly from the heap into their trays', true],
    ['change place without an animation under reduced motion', false],
  ])('sees the photos %s', NIGHTLY, async (_what, hasMotion) => {
    const visitor = await fixture.arrive({ hasMotion });
    await visitor.page.evaluateOnNewDocument(() => {
      const animate = Reflect.get(Element.prototype, 'animate');
      Element.prototype.animate = function (...how) {
        this.setAttribute('data-flown', '');
        return animate.apply(this, how);
      };
    });
    await visitor.signIn();
    const drawn = await fixture.photos.drawMany(3);
    await visitor.choose(drawn.map(({ path }) => path));
    await visitor.waitFor(() => document.querySelectorAll('.heap-print img').length === 3);
    fixture.engine.hold();
    await visitor.press('Organize Photos');
    await visitor.sees('0 of 3 photos done');
    fixture.engine.letThrough(2);
    await visitor.waitFor(() => document.querySelectorAll('.tray-slides .slide').length === 2);
    expect(await visitor.page.$$eval('.slide[data-flown]', (slides) => slides.length)).toBe(
      hasMotion ? 2 : 0,
    );
    fixture.engine.release();
    await visitor.sees('Your folders');
  });
});
