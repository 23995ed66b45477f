import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { DRAWN_SCENES, drawScene } from '../../../../scripts/visitor/drawn-scenes.ts';
import { linesOf, organize as organizeByCommand, ownFolder } from '../../cli/run-organize.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { axeViolationsInBothThemes, sidewaysPx } from '../support/axe-violations.ts';
import { type Downloads, watchDownloads } from '../support/downloads.ts';
import { fetchEngine } from '../support/engine-card.ts';
import { openedArchive } from '../support/opened-archive.ts';
import { NAMING_AND_RULES } from '../../../../scripts/visitor/naming-and-rules.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();

/** Sunsets, from number `first` on: each cropped a little differently, and upside down if they are of the kind. */
async function drawSunsets(first: number, count: number, isUpsideDown: boolean): Promise<string[]> {
  const scene = await drawScene(DRAWN_SCENES[0]!);
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const cut = { left: 5 * at, top: 4 * at, width: 1100 - 3 * at, height: 820 - 2 * at };
      const photo = sharp(scene)
        .extract(cut)
        .modulate({ brightness: 0.92 + 0.02 * at });
      const path = join(fixture.photos.folder, `IMG_${first + at}.jpg`);
      await writeFile(path, await (isUpsideDown ? photo.flip() : photo).jpeg().toBuffer());
      return path;
    }),
  );
}

/** A person without an account at the table, with the engine on their device. */
interface Visit {
  readonly visitor: Visitor;
  readonly downloads: Downloads;
}

/** Organizes photos on this device, and returns their folders with counts. */
async function organize(
  { visitor, downloads }: Visit,
  paths: readonly string[],
): Promise<Record<string, number>> {
  await visitor.choose(paths);
  await visitor.sees(`${paths.length} files selected`);
  await visitor.press('Organize Photos');
  const entries = await openedArchive((await downloads.next()).bytes);
  await visitor.sees('Your folders');
  return countsOf([...entries.keys()].map((path) => path.split('/')[0] ?? ''));
}

function countsOf(folders: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(folders)].map((folder) => [folder, folders.filter((one) => one === folder).length]),
  );
}

/** Downloads the engine, organizes sunsets, and moves those upside down to a separate folder. */
async function correct(): Promise<Visit> {
  const visitor = await fixture.arrive();
  await fetchEngine(visitor);
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  const visit = { visitor, downloads };
  const drawn = [...(await drawSunsets(1001, 6, true)), ...(await drawSunsets(2001, 6, false))];
  expect(await organize(visit, drawn)).toEqual({ 'Sunsets & Sky': 12 });
  // They are similar, so they form two stacks there, and a stack moves as one.
  await visitor.click('.result-card button[aria-label^="Move to…"]');
  await visitor.click('::-p-aria([name="New folder…"][role="option"])');
  await visitor.find('input[aria-label="New name for New folder"]:focus');
  await visitor.page.keyboard.type('Reflections');
  await visitor.page.keyboard.press('Enter');
  await visitor.press('Make a rule for Reflections?');
  await visitor.sees('Move photos like these to Reflections?');
  return visit;
}

/** Four batches with the engine itself. */
const LONG = { ...NIGHTLY, timeout: 300_000 };

it('photos that look like moved ones follow them, until the rule is removed', LONG, async () => {
  const visit = await correct();
  const { visitor } = visit;
  await visitor.sees('their appearance (matches 6 of these 6 and no other photo)');
  await visitor.press('Keep as a rule');
  await visitor.sees('photos of Sunsets & Sky that look like these go to Reflections.');

  await visitor.reload();
  await visitor.pick('More actions', 'Organize more photos');
  const next = [...(await drawSunsets(3007, 2, true)), ...(await drawSunsets(4007, 3, false))];
  expect(await organize(visit, next)).toEqual({ Reflections: 2, 'Sunsets & Sky': 3 });
  await visitor.click('.result-card img');
  await visitor.sees('It looks like photos that you moved to Reflections before.');
  await visitor.page.keyboard.press('Escape');

  await visitor.pick('More actions', 'Organize more photos');
  await visitor.click(NAMING_AND_RULES);
  await visitor.sees('Sunsets & Sky that looks like the 6 photos you moved');
  const folder = await visitor.find('input[aria-label="Likeness rule 1: folder"]');
  await folder.focus();
  await visitor.page.keyboard.down('Control');
  await visitor.page.keyboard.press('a');
  await visitor.page.keyboard.up('Control');
  await visitor.page.keyboard.type('Mirrored');
  expect(await organize(visit, next)).toEqual({ Mirrored: 2, 'Sunsets & Sky': 3 });
  await visitor.pick('More actions', 'Organize more photos');
  await visitor.click(NAMING_AND_RULES);
  await visitor.press('Remove likeness rule 1');
  expect(await organize(visit, next)).toEqual({ 'Sunsets & Sky': 5 });
});

/** The file from “Export”. */
async function exported({ visitor }: Visit): Promise<string> {
  await visitor.click(NAMING_AND_RULES);
  const link = await visitor.find('a[download="organizing-rules.json"]');
  const href = await link.evaluate((one) => one.getAttribute('href') ?? '');
  const path = join(fixture.photos.folder, 'organizing-rules.json');
  await writeFile(path, decodeURIComponent(href.slice(href.indexOf(',') + 1)));
  return path;
}

it(
  'an exported rule sorts later photos the same way on the command line and in another browser',
  NIGHTLY,
  async () => {
    const visit = await correct();
    await visit.visitor.press('Keep as a rule');
    await visit.visitor.pick('More actions', 'Organize more photos');
    const next = [...(await drawSunsets(3007, 2, true)), ...(await drawSunsets(4007, 3, false))];
    const rules = await exported(visit);
    const expected = { Reflections: 2, 'Sunsets & Sky': 3 };
    expect(await organize(visit, next)).toEqual(expected);

    const folder = await ownFolder();
    const env = { XDG_STATE_HOME: folder, LOCALAPPDATA: folder };
    const args = [...next, '--rules', rules, '--json', '--out', join(folder, 'out.zip')];
    const lines = linesOf(await organizeByCommand(folder, args, env));
    expect(countsOf(lines.map(({ category = '' }) => category))).toEqual(expected);

    const visitor = await fixture.arrive();
    await fetchEngine(visitor);
    const other = { visitor, downloads: await watchDownloads(visitor, fixture.photos.folder) };
    await visitor.click(NAMING_AND_RULES);
    const input = await visitor.page.$('input[type=file][aria-label="Import"]');
    await (input as ElementHandle<HTMLInputElement>).uploadFile(rules);
    await visitor.sees('Sunsets & Sky that looks like the 6 photos you moved');
    expect(await organize(other, next)).toEqual(expected);
  },
);

it('the offer and the list of rules pass axe, and nothing sticks out', NIGHTLY, async () => {
  const { visitor } = await correct();
  await visitor.page.setViewport({ width: 320, height: 700 });
  expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
  expect(await sidewaysPx(visitor)).toBeLessThanOrEqual(0);
  await visitor.press('Keep as a rule');
  await visitor.pick('More actions', 'Organize more photos');
  await visitor.click(NAMING_AND_RULES);
  await visitor.sees('Photos that look alike');
  expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
  expect(await sidewaysPx(visitor)).toBeLessThanOrEqual(0);
});
