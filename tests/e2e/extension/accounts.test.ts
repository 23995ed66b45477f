/** @module-tag nightly */
import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PLANS } from '#core/accounts/plan.ts';
import { fill, click, read, waitFor } from '../../../scripts/visitor/patient-page.ts';
import { createDrawnPhotos, type DrawnPhotos } from '../site/support/drawn-photos.ts';
import { NAMING_AND_RULES } from '../../../scripts/visitor/naming-and-rules.ts';
import { callWorker } from './support/call-worker.ts';
import { ExtensionFixture } from './support/fixture.ts';
import { FREE } from '../site/support/service.ts';
import { chooseFiles, downloaded, inside, press, sees, sumsOf, usageOf } from './support/panel-steps.ts';

const fixture = new ExtensionFixture({ settings: FREE });
const { photosPerBatch, photosPerMonth } = PLANS.free;
const PATTERN = '::-p-aria([name="File names"])';

let drawn: DrawnPhotos;
beforeAll(async () => {
  drawn = await createDrawnPhotos();
});
afterAll(() => drawn.remove());
afterEach(() => rm(fixture.downloads, { recursive: true, force: true }));

const isChosen = (engine: string) =>
  document.querySelector<HTMLInputElement>(`#engine-${engine}`)?.checked === true;

describe('the panel after signing in with photos on the table', () => {
  it('keeps the engine, the photos and the names, and sends and counts nothing', async () => {
    const panel = await fixture.openPanel();
    await click(panel, NAMING_AND_RULES);
    await fill(panel, PATTERN, '{n:3}_{original}');
    const photos = await Promise.all([drawn.draw('Lisbon.jpg', 'red'), drawn.draw('Oslo.jpg', 'green')]);
    await chooseFiles(
      panel,
      photos.map(({ path }) => path),
    );
    await sees(panel, '2 files selected');
    await fixture.signIn('in-the-middle@example.org');
    await sees(panel, 'Free plan');
    await sees(panel, '2 files selected');
    await waitFor(panel, isChosen, 'device');
    expect(await read(panel, PATTERN, (field) => (field as HTMLInputElement).value)).toBe('{n:3}_{original}');
    await press(panel, 'Organize Photos');
    const names = [...(await downloaded(fixture, panel)).keys()].map((path) => path.replace(/.*\//, ''));
    expect(names.toSorted()).toEqual(['001_Lisbon.jpg', '002_Oslo.jpg']);
    expect(await usageOf(fixture)).toBe(0);
  });
});

describe('the panel with the month used up', () => {
  it('finishes the photos on this device with one click', async () => {
    await fixture.signIn('used-up@example.org');
    for (const photos of [photosPerBatch, photosPerMonth - photosPerBatch]) {
      await callWorker(fixture.desk, 'reserve', photos, crypto.randomUUID());
    }
    const panel = await fixture.openPanel();
    const photos = await drawn.drawMany(2);
    await chooseFiles(
      panel,
      photos.map(({ path }) => path),
    );
    await sees(panel, `You've reached your monthly limit of ${photosPerMonth} images.`);
    await press(panel, 'Finish on this device, free');
    expect(inside(await downloaded(fixture, panel))).toEqual(sumsOf(photos.map(({ bytes }) => bytes)));
    expect(await usageOf(fixture)).toBe(photosPerMonth);
  });
});
