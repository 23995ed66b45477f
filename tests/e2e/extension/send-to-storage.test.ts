/** @module-tag nightly */
import { expect, it } from 'vitest';
import { keepsOf, SECRETS, startBrowserStorage } from '../../fakes/storage/browser-storage.ts';
import { WEBDAV_LOGIN } from '../../fakes/storage/webdav-server.ts';
import { axeFindings } from '../axe-findings.ts';
import { fill, find, pick } from '../../../scripts/visitor/patient-page.ts';
import { drawnFixture } from './support/drawn-fixture.ts';
import { ExtensionFixture } from './support/fixture.ts';
import { chooseFiles, downloaded, press, sees } from './support/panel-steps.ts';

const fixture = new ExtensionFixture();
const drawn = drawnFixture(fixture);

it('the panel sends its board to a storage, and asks Chrome for that host only when clicked', async () => {
  const panel = await fixture.openPanel();
  const storage = await startBrowserStorage(await panel.evaluate(() => location.origin));
  // A test can't answer Chrome's prompt, so the server allows us by CORS.
  await panel.evaluate(() => {
    const asked: unknown[] = [];
    Object.assign(globalThis, { asked });
    Object.assign(chrome.permissions, {
      request: async (wanted: unknown) => {
        asked.push(wanted);
        return false;
      },
    });
  });
  const photos = await drawn.drawMany(3);
  await chooseFiles(
    panel,
    photos.map(({ path }) => path),
  );
  await sees(panel, '3 files selected');
  await press(panel, 'Organize Photos');
  const zip = await downloaded(fixture, panel);
  await pick(panel, 'More ways to save', 'Send to your storage…');
  await find(panel, '#send-address');
  expect(await axeFindings(panel)).toEqual([]);
  await fill(panel, '#send-address', storage.address);
  await fill(panel, '#send-user', WEBDAV_LOGIN.user);
  await fill(panel, '#send-password', WEBDAV_LOGIN.password);
  await press(panel, 'Check the destination first');
  await sees(panel, '3 files: 3 to send, 0 already there.');
  await press(panel, 'Send');
  await sees(panel, '3 of 3 files are there, each verified by its SHA-256.');
  const photosThere = [...(await storage.files())].filter(([path]) => zip.has(path));
  expect(new Map(photosThere)).toEqual(zip);
  expect(await panel.evaluate(() => Reflect.get(globalThis, 'asked') as unknown)).toEqual([
    { origins: ['http://127.0.0.1/*'] },
  ]);
  for (const secret of SECRETS) {
    expect(await keepsOf(panel, secret)).toEqual([]);
    expect(JSON.stringify(await fixture.stored('local'))).not.toContain(secret);
    expect(JSON.stringify(await fixture.stored('session'))).not.toContain(secret);
  }
});
