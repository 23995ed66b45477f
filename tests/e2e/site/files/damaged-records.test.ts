import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();
const PHOTOS = 6;

/** Adds unexpected fields to a table's rows: the n-th of `fields` to the n-th row. */
function damage(table: string, fields: readonly object[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('batches');
    opening.addEventListener('error', () => reject(new Error('There is no database')));
    opening.addEventListener('success', () => {
      const db = opening.result;
      const work = db.transaction(table, 'readwrite');
      const rows = work.objectStore(table);
      const reading = rows.getAll();
      reading.addEventListener('success', () => {
        for (const [at, own] of fields.entries()) rows.put({ ...(reading.result as object[])[at], ...own });
      });
      work.addEventListener('complete', () => {
        db.close();
        resolve();
      });
    });
  });
}

function described(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('batches');
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('described').objectStore('described').count();
      counting.addEventListener('success', () => {
        opening.result.close();
        resolve(counting.result);
      });
    });
  });
}

describe('damaged records in this browser', () => {
  it('are skipped when a batch is resumed, counted, and made again', async () => {
    const visitor = await fixture.arrive();
    visitor.page.on('dialog', (dialog) => void dialog.accept());
    const downloads = await watchDownloads(visitor, fixture.photos.folder);
    await visitor.signIn();
    const drawn = await fixture.photos.drawMany(PHOTOS);
    await visitor.choose(drawn.map(({ path }) => path));
    await visitor.sees(`${PHOTOS} files selected`);
    fixture.engine.hold();
    await visitor.press('Organize Photos');
    await expect.poll(() => fixture.engine.waiting()).toBe(4);
    fixture.engine.letThrough(3);
    await visitor.sees(`3 of ${PHOTOS} photos done`);
    await expect.poll(() => visitor.page.evaluate(described)).toBe(3);
    await visitor.page.goto('about:blank');
    await visitor.page.goto(`${fixture.site.origin}/faq`);
    await visitor.page.evaluate(damage, 'described', [
      { description: 'A red square. '.repeat(25_000) },
      { description: 5, takenAt: '2020-99-99T00:00:00' },
    ]);
    await visitor.page.evaluate(damage, 'photos', [{ photo: { id: 'x', name: 7 } }]);
    fixture.engine.release();
    await visitor.open('/upload');
    await visitor.press('Resume');
    await visitor.seesToast('3 saved records were damaged and left out.');
    const archive = await openedArchive((await downloads.next()).bytes);
    const photos = [...archive.keys()].filter((path) => path.includes('/'));
    expect(photos).toHaveLength(PHOTOS - 1);
  });

  it('are counted and deleted if none of a batch can be read', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    visitor.page.on('dialog', (dialog) => void dialog.accept());
    await visitor.signIn('all-damaged@example.org');
    const drawn = await fixture.photos.drawMany(2);
    await visitor.choose(drawn.map(({ path }) => path));
    await visitor.sees('2 files selected');
    fixture.engine.hold();
    await visitor.press('Organize Photos');
    await expect.poll(() => fixture.engine.waiting()).toBe(2);
    fixture.engine.letThrough(1);
    await expect.poll(() => visitor.page.evaluate(described)).toBe(1);
    await visitor.page.goto('about:blank');
    await visitor.page.goto(`${fixture.site.origin}/faq`);
    const broken = { photo: { id: 'x', name: 7 } };
    await visitor.page.evaluate(damage, 'photos', [broken, broken]);
    fixture.engine.release();
    await visitor.open('/upload');
    await visitor.seesToast('2 saved records were damaged and left out.');
    await expect.poll(() => visitor.page.evaluate(described)).toBe(0);
  });
});

/** Fills the database with one anonymous batch of this many photos, each described. */
function fill(photos: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('batches', 2);
    opening.addEventListener('upgradeneeded', () => {
      const db = opening.result;
      for (const name of ['batches', 'heaps']) db.createObjectStore(name, { keyPath: 'id' });
      for (const name of ['photos', 'handles']) db.createObjectStore(name, { keyPath: ['batchId', 'at'] });
      for (const name of ['files', 'described'])
        db.createObjectStore(name, { keyPath: ['batchId', 'photoId'] });
    });
    opening.addEventListener('error', () => reject(new Error('There is no database')));
    opening.addEventListener('success', () => {
      const work = opening.result.transaction(['batches', 'photos', 'described'], 'readwrite');
      const placing = { rules: [], pattern: '{name}' };
      work.objectStore('batches').put({ id: 'b', owner: '', createdMs: Date.now(), placing, leases: [] });
      for (let at = 0; at < photos; at += 1) {
        const id = `photo-${at}`;
        const photo = { id, name: `IMG_${at}.jpg`, sizeBytes: 1000, modifiedMs: 1_700_000_000_000 };
        work.objectStore('photos').put({ batchId: 'b', at, photo });
        work.objectStore('described').put({ batchId: 'b', photoId: id, description: `A dog number ${at}.` });
      }
      work.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
      work.addEventListener('error', () => reject(new Error('It was not filled')));
    });
  });
}

describe('a database with more rows than anyone picks photos', () => {
  it('is offered as far as it was read, and discarded whole', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    visitor.page.on('dialog', (dialog) => void dialog.accept());
    await visitor.page.goto(`${fixture.site.origin}/robots.txt`);
    await visitor.page.evaluate(fill, 100_010);
    const startedMs = Date.now();
    await visitor.open('/upload');
    await visitor.sees('100,000 files could not be kept in this browser');
    console.log(`offered after ${Date.now() - startedMs} ms`);
    await visitor.press('Discard');
    await expect.poll(() => visitor.page.evaluate(described)).toBe(0);
  });
});
