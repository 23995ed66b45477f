/** @module-tag nightly */
import { describe, expect, it } from 'vitest';
import { axeFindings } from '../axe-findings.ts';
import { click, fill, find, waitFor } from '../../../scripts/visitor/patient-page.ts';
import { MISSING_FACES, photosOfPeople } from '../site/people/on-the-board.ts';
import { watchRequests } from '../site/support/watch-requests.ts';
import { ExtensionFixture } from './support/fixture.ts';
import { chooseFiles, press, sees } from './support/panel-steps.ts';

const fixture = new ExtensionFixture();

describe.skipIf(MISSING_FACES)(`people in the panel${MISSING_FACES}`, () => {
  it(
    'are grouped by the package’s networks, named and found, and no face is sent anywhere',
    { tags: ['nothing-about-people-photos'] },
    async () => {
      const panel = await fixture.openPanel();
      const requests = await watchRequests(panel);
      const photos = photosOfPeople(2);
      await chooseFiles(panel, photos);
      await sees(panel, `${photos.length} files selected`);
      await press(panel, 'Organize Photos');
      await press(panel, 'Group by person');
      await press(panel, 'Find people');
      await find(panel, '.people-grid .person img');
      const people = () => panel.$$eval('.person', (all) => all.map((one) => one.ariaLabel ?? ''));
      expect(await people()).toEqual(['Unnamed, 3 photos', 'Unnamed, 3 photos']);
      await click(panel, '.people-grid > li:first-child > .person');
      await fill(panel, '::-p-aria([name="Name"][role="combobox"])', 'Ann');
      await press(panel, 'Save name');
      await press(panel, 'All people');
      expect((await people()).toSorted()).toEqual(['Ann, 3 photos', 'Unnamed, 3 photos']);
      expect(await axeFindings(panel)).toEqual([]);
      await click(panel, '.person[aria-label^="Ann"]');
      await press(panel, 'Find photos');
      await waitFor(panel, () => document.querySelectorAll('.result-card').length === 3);
      const schemes = new Set(requests.map(({ url }) => new URL(url).protocol));
      expect([...schemes].filter((one) => !['chrome-extension:', 'blob:', 'data:'].includes(one))).toEqual(
        [],
      );
      const databases = await panel.evaluate(async () =>
        (await indexedDB.databases()).map(({ name }) => name),
      );
      expect(databases).not.toContain('remembered-people');
    },
  );
});
