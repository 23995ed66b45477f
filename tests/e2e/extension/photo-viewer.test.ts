/** @module-tag nightly */
import { expect, it } from 'vitest';
import { axeFindings } from '../axe-findings.ts';
import { click, find, read, waitFor, waitUntilGone } from '../../../scripts/visitor/patient-page.ts';
import { drawnFixture } from './support/drawn-fixture.ts';
import { ExtensionFixture } from './support/fixture.ts';
import { chooseFiles, downloaded, press, sees } from './support/panel-steps.ts';

const fixture = new ExtensionFixture();
const drawn = drawnFixture(fixture);

it('a photo of the panel opens whole, on the table and on the board, where it can be renamed', async () => {
  const panel = await fixture.openPanel();
  // While photos move to their folders, the browser accepts no clicks.
  await panel.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  // Tall enough that the bar at its bottom covers no row of the list.
  await panel.setViewport({ width: 390, height: 1400 });
  const photos = await drawn.drawMany(2);
  await chooseFiles(
    panel,
    photos.map(({ path }) => path),
  );
  await press(panel, 'View IMG_0002.jpg');
  await sees(panel, '2 of 2');
  await panel.keyboard.press('ArrowLeft');
  await sees(panel, '240 × 160 pixels');
  await waitFor(panel, () => document.querySelector('[role=dialog] h2')?.textContent === 'IMG_0001.jpg');
  await panel.keyboard.press('Escape');
  await waitUntilGone(panel, '[role=dialog]');

  await press(panel, 'Organize Photos');
  await downloaded(fixture, panel);
  await click(panel, '.result-card .slide');
  await find(panel, '[role=dialog] img[data-whole]');
  await sees(panel, 'Why this folder');
  expect(await axeFindings(panel)).toEqual([]);
  const name = await read(panel, '[role=dialog] h2', (title) => title.textContent);
  await press(panel, `Rename ${name}`);
  await find(panel, '[role=dialog] input:focus');
  await panel.keyboard.type('Seen');
  await panel.keyboard.press('Enter');
  await panel.keyboard.press('Escape');
  await waitUntilGone(panel, '[role=dialog]');
  await sees(panel, 'Seen.jpg');
  await waitFor(panel, () => document.activeElement?.getAttribute('aria-label') === 'View Seen.jpg');
});
