import { describe, expect, it } from 'vitest';
import { analyzeImageEndpoint } from '#protocol/analyze-image.ts';
import { reserveEndpoint } from '#protocol/batches.ts';
import { watchDownloads } from '../support/downloads.ts';
import { NAMING_AND_RULES } from '../../../../scripts/visitor/naming-and-rules.ts';
import { openedArchive, topOfArchive } from '../support/opened-archive.ts';
import { FREE } from '../support/service.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';
import { watchRequests } from '../support/watch-requests.ts';

const fixture = siteFixture(FREE);

const PATTERN = '::-p-aria([name="File names"])';
const HINTS = '::-p-aria([name="Use file names, folders and captions"])';
const LIST = '::-p-aria([name="Add a list and a page to browse"])';
/** Words that are in some sentence about any picture. */
const ANY_WORDS = 'a, an, the, of, with, no, and';

/** Sets names, a rule and options in the open editor. */
async function setNaming(visitor: Visitor): Promise<void> {
  await visitor.click(NAMING_AND_RULES);
  await visitor.fill(PATTERN, '{n:3}_{original}');
  await visitor.click(HINTS);
  await visitor.click(LIST);
  await visitor.press('Add a rule');
  await visitor.fill('input[aria-label^="Rule 1: words"]', ANY_WORDS);
  await visitor.fill('input[aria-label="Rule 1: folder"]', 'Mine');
}

const isChosen = (engine: string) =>
  document.querySelector<HTMLInputElement>(`#engine-${engine}`)?.checked === true;

/** Logs in from the header, like a person in the middle of something. */
async function logIn(visitor: Visitor, email: string): Promise<void> {
  await visitor.click('header a[href="/login"]');
  await visitor.press('Login with Google');
  await visitor.nameThemselves(email);
  await visitor.isAt('/upload');
  await visitor.sees('Logout');
}

describe('a person without an account', () => {
  it('sets names and rules, signs in with photos on the table, and keeps them all, and the engine', async () => {
    const visitor = await fixture.arrive();
    const downloads = await watchDownloads(visitor, fixture.photos.folder);
    await visitor.open('/upload');
    await setNaming(visitor);
    await visitor.reload();
    await visitor.sees('{n:3}_{original}, 1 rule');
    const drawn = await Promise.all([
      fixture.photos.draw('Lisbon.jpg', 'red'),
      fixture.photos.draw('Oslo.jpg', 'green'),
    ]);
    await visitor.choose(drawn.map(({ path }) => path));
    await visitor.sees('2 files selected');
    await logIn(visitor, 'in-the-middle@example.org');
    await visitor.sees('2 files selected');
    await visitor.waitFor(isChosen, 'device');
    await visitor.sees('{n:3}_{original}, 1 rule');

    const requests = await watchRequests(visitor.page);
    await visitor.press('Organize Photos');
    const { bytes } = await downloads.next();
    expect([...(await openedArchive(bytes)).keys()].toSorted()).toEqual([
      'Mine/001_Lisbon.jpg',
      'Mine/002_Oslo.jpg',
    ]);
    expect((await topOfArchive(bytes)).size).toBe(0);
    const paths = requests.map(({ url }) => new URL(url).pathname);
    expect(paths).not.toContain(analyzeImageEndpoint.path);
    expect(paths).not.toContain(reserveEndpoint.path);
  });

  it('keeps the choice of our service through the sign-in, and learns what happens to their own names', async () => {
    const visitor = await fixture.arrive();
    const downloads = await watchDownloads(visitor, fixture.photos.folder);
    await visitor.open('/upload');
    await setNaming(visitor);
    await visitor.click('#engine-service');
    await visitor.choose([(await fixture.photos.draw('DSC_9.jpg', 'green')).path]);
    await visitor.sees('1 file selected');
    await logIn(visitor, 'chose@example.org');
    await visitor.sees('1 file selected');
    await visitor.waitFor(isChosen, 'service');
    await visitor.sees('yours are kept');
    await visitor.click(NAMING_AND_RULES);
    await visitor.sees('With our service they come with Pro and Enterprise.');
    await visitor.sees('{n:3}_{original}, 1 rule');
    expect(await visitor.page.$(PATTERN)).toBeNull();
    await visitor.press('Organize Photos');
    const { bytes } = await downloads.next();
    expect([...(await openedArchive(bytes)).keys()]).toEqual(['Pets/golden_retriever_on_grass.jpg']);
    // The options are available to everybody.
    expect((await topOfArchive(bytes)).size).toBe(0);

    await visitor.pick('More actions', 'Organize more photos');
    await visitor.click('#engine-device');
    await visitor.click(NAMING_AND_RULES);
    expect(await visitor.read(PATTERN, (field) => (field as HTMLInputElement).value)).toBe(
      '{n:3}_{original}',
    );
    expect(await visitor.read('input[aria-label="Rule 1: folder"]', (field) => field.value)).toBe('Mine');
  });
});
