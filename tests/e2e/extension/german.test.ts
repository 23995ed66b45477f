/** @module-tag nightly */
import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { find, pick } from '../../../scripts/visitor/patient-page.ts';
import { createDrawnPhotos, type DrawnPhotos } from '../site/support/drawn-photos.ts';
import { ExtensionFixture } from './support/fixture.ts';
import { FREE } from '../site/support/service.ts';
import { chooseFiles } from './support/panel-steps.ts';

// Chromium on Linux takes its language only from the environment.
const fixture = new ExtensionFixture({
  settings: FREE,
  args: ['--lang=de'],
  env: { LANGUAGE: 'de' },
});

let drawn: DrawnPhotos;
beforeAll(async () => {
  drawn = await createDrawnPhotos();
});
afterAll(() => drawn.remove());

async function sees(page: Page, text: string): Promise<void> {
  const said = () => page.evaluate(() => document.body.innerText.replace(/\s+/g, ' '));
  await expect.poll(said).toContain(text);
}

/** Presses a button by keyboard, since toasts may cover it. */
async function press(page: Page, name: string): Promise<void> {
  const button = await find(page, `::-p-aria([name="${name}"][role="button"])`);
  await button.press('Enter');
}

describe('the side panel in a German browser', () => {
  it('explains in German what became of the photos, and why one has no place', async () => {
    await fixture.signIn('de@example.org');
    const photos = await drawn.drawMany(2);
    const { empty } = await drawn.drawFaulty();
    const panel = await fixture.openPanel();
    expect(await panel.evaluate(() => document.documentElement.lang)).toBe('de');
    await sees(panel, 'Ziehen Sie Ihre Fotos hierher');
    await chooseFiles(panel, [...photos.map(({ path }) => path), empty]);
    await sees(panel, '3 Dateien ausgewählt');
    await press(panel, 'Fotos ordnen');
    await sees(panel, 'Ihre Ordner');
    await sees(panel, '2 Fotos in 2 Ordnern und 1 ausgelassen.');
    await sees(panel, 'Fahrzeuge');
    await sees(panel, 'Haustiere');
    await (await find(panel, '.board-chip::-p-text(ausgelassen)')).press('Enter');
    await sees(panel, 'empty.jpg: Die Datei ist leer.');
    await sees(panel, 'Download abgeschlossen!');
  });

  it('says in German that the month is used up', async () => {
    await fixture.signIn(`${randomUUID()}@example.org`);
    const panel = await fixture.openPanel();
    await sees(panel, 'Tarif Free');
    const photos = await drawn.drawMany(20);
    const organize = async (count: number) => {
      const some = photos.slice(0, count);
      await chooseFiles(
        panel,
        some.map(({ path }) => path),
      );
      await sees(panel, `${count} Dateien ausgewählt`);
      await press(panel, 'Fotos ordnen');
    };
    await organize(20);
    // Toasts disappear after seconds; the folders stay.
    await sees(panel, 'In diesem Monat noch übrig: 5 Bilder.');
    await sees(panel, 'Ihre Ordner');
    await pick(panel, 'Weitere Aktionen', 'Weitere Fotos ordnen');
    await organize(6);
    await sees(panel, 'In diesem Monat ist nur noch Platz für 5 von 6.');
    await sees(panel, 'Tarif erweitern');
    await press(panel, 'Die ersten 5 ordnen');
    await sees(panel, 'Sie haben Ihr Monatslimit von 25 Bildern erreicht.');
    expect(await panel.$$eval('.result-card', (all) => all.length)).toBe(5);
  });
});
