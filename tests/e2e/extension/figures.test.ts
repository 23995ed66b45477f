/** @module-tag nightly */
import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { axeFindings } from '../axe-findings.ts';
import { find, until, waitFor, waitUntilGone } from '../../../scripts/visitor/patient-page.ts';
import { drawnFixture } from './support/drawn-fixture.ts';
import { ExtensionFixture } from './support/fixture.ts';
import { chooseFiles, downloaded, press, sees } from './support/panel-steps.ts';

const fixture = new ExtensionFixture();
const drawn = drawnFixture(fixture);

it('the panel’s board has statistics too, and saves them as a picture', async () => {
  const panel = await fixture.openPanel();
  await panel.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await panel.setViewport({ width: 360, height: 1400 });
  const photos = await drawn.drawMany(3);
  await chooseFiles(
    panel,
    photos.map(({ path }) => path),
  );
  await sees(panel, '3 files selected');
  await press(panel, 'Organize Photos');
  await downloaded(fixture, panel);
  await press(panel, 'Statistics');
  await find(panel, '.figures-dialog');
  await sees(panel, 'No locations are known.');
  expect(await axeFindings(panel)).toEqual([]);
  await press(panel, 'Save as image');
  await until(panel, async () => {
    const names = await readdir(fixture.downloads);
    expect(names).toContainEqual(expect.stringMatching(/^where-my-pix-\d{4}-\d{2}-\d{2}\.png$/));
  });
  await panel.keyboard.press('Escape');
  await waitUntilGone(panel, '.figures-dialog');
  await waitFor(panel, () => document.activeElement?.textContent === 'Statistics');
});
