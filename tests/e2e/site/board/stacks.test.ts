import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawScene } from '../../../fixtures/draw-scene.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { waitFor } from '../../../../scripts/visitor/patient-page.ts';
import { axeViolationsInBothThemes, sidewaysPx } from '../support/axe-violations.ts';
import { watchDownloads } from '../support/downloads.ts';
import { keptDecisions } from '../support/kept-boards.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor, VisitorOptions } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();

/** A photo, a smaller and a more compressed copy of it, and a different photo. */
async function drawCopies(scene: number) {
  const [whole, other] = await Promise.all([drawScene(scene), drawScene(scene + 40)]);
  const files = {
    small: await sharp(whole).resize(600).jpeg({ quality: 85 }).toBuffer(),
    whole,
    pressed: await sharp(whole).jpeg({ quality: 40 }).toBuffer(),
    other,
  };
  const paths: string[] = [];
  for (const [name, bytes] of Object.entries(files)) {
    paths.push(await fixture.photos.write(`${name}-${scene}.jpg`, bytes));
  }
  return { files, paths };
}

async function organize(visitor: Visitor, paths: readonly string[]): Promise<void> {
  await visitor.choose(paths);
  await visitor.sees(`${paths.length} files selected`);
  await visitor.press('Organize Photos');
  await visitor.sees('Your folders');
}

/** A visitor with these on the board, and their first ZIP. */
async function arriveWithCopies(email: string, scene: number, options: VisitorOptions = {}) {
  const visitor = await fixture.arrive(options);
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn(email);
  const drawn = await drawCopies(scene);
  await organize(visitor, drawn.paths);
  const first = await openedArchive((await downloads.next()).bytes);
  return { visitor, downloads, first, ...drawn };
}

const MARK = '.stack-mark';
const cards = ({ page }: Visitor) => page.$$eval('.result-card', (all) => all.length);
const marks = ({ page }: Visitor) => page.$$eval(MARK, (all) => all.map((one) => one.textContent));
const said = ({ page }: Visitor) =>
  page.$$eval('output', (all) => all.map((one) => one.textContent).join(' '));
const folderOf = (zip: ReadonlyMap<string, string>, bytes: Buffer) =>
  [...zip].find(([, hash]) => hash === sha256(bytes))?.[0].replace(/\/[^/]*$/, '');

/** Waits until the dialog of stacks is gone. */
const closed = ({ page }: Visitor) => waitFor(page, () => !document.querySelector('.stack-viewer'));

describe('photos that look alike', () => {
  it('form one stack on the board, of which the best is kept, with undo', async () => {
    const { visitor, downloads, first, files } = await arriveWithCopies('keep-best@example.org', 3);
    await visitor.sees('1 group that looks alike');
    expect(await marks(visitor)).toEqual(['3 alike']);
    expect(await cards(visitor)).toBe(2);
    expect([...first.values()].toSorted()).toEqual(Object.values(files).map(sha256).toSorted());

    await visitor.click(MARK);
    await visitor.sees('Nearly the same picture');
    const members = await visitor.page.$$eval('.stack-member', (all) => all.map((one) => one.textContent));
    expect(members).toHaveLength(3);
    expect(members[0]).toContain('Original name: whole-3.jpg');
    await visitor.sees('Proposed: larger');
    const folder = folderOf(first, files.whole) ?? '';
    await visitor.sees(`The others move to Duplicates/${folder} and stay in the ZIP.`);

    await visitor.press('Keep best');
    await closed(visitor);
    await expect.poll(() => said(visitor)).toContain(`others to Duplicates/${folder}.`);
    expect(await marks(visitor)).toEqual([]);
    expect(await cards(visitor)).toBe(4);
    await visitor.press('Download ZIP');
    const kept = await openedArchive((await downloads.next()).bytes);
    expect([...kept.values()].toSorted()).toEqual([...first.values()].toSorted());
    expect(folderOf(kept, files.whole)).toBe(folder);
    expect(folderOf(kept, files.other)).toBe(folderOf(first, files.other));
    for (const one of [files.small, files.pressed]) expect(folderOf(kept, one)).toBe(`Duplicates/${folder}`);

    await visitor.press('Undo');
    await expect.poll(() => marks(visitor)).toEqual(['3 alike']);
    await visitor.press('Download ZIP');
    expect(await openedArchive((await downloads.next()).bytes)).toEqual(first);
    await visitor.press('Redo');
    await expect.poll(() => marks(visitor)).toEqual([]);
  });

  it('are kept by the person’s own choice, with only the keyboard', NIGHTLY, async () => {
    const { visitor, downloads, first, files } = await arriveWithCopies('by-key@example.org', 5);
    const { page } = visitor;
    await page.focus(MARK);
    await page.keyboard.press('Enter');
    await visitor.find('.stack-viewer h2:focus');
    await page.focus('.stack-member input:checked');
    await page.keyboard.press('ArrowDown');
    await visitor.sees('Keep this one');
    const chosen = await page.$eval('.stack-member:has(:checked)', (one) => one.textContent);
    await page.focus('.stack-actions button');
    await page.keyboard.press('Enter');
    await closed(visitor);
    await visitor.press('Download ZIP');
    const kept = await openedArchive((await downloads.next()).bytes);
    const picked = chosen.includes('Original name: small-5.jpg') ? files.small : files.pressed;
    expect(folderOf(kept, picked)).toBe(folderOf(first, picked));
    expect(folderOf(kept, files.whole)).toMatch(/^Duplicates\//);
    await page.keyboard.down('Control');
    await page.keyboard.press('z');
    await page.keyboard.up('Control');
    await expect.poll(() => marks(visitor)).toEqual(['3 alike']);
  });

  it('can all be kept, and the ZIP stays the same', NIGHTLY, async () => {
    const { visitor } = await arriveWithCopies('keep-all@example.org', 7);
    await visitor.press('1 group that looks alike');
    await visitor.press('Keep all');
    await closed(visitor);
    await expect.poll(() => said(visitor)).toContain('All 3 photos stay where they are.');
    await expect.poll(() => cards(visitor)).toBe(4);
    expect(await visitor.text()).not.toContain('Your latest changes aren’t in the ZIP yet');
  });

  it('move together with their stack, and all appear in a search', NIGHTLY, async () => {
    const { visitor, downloads, first, files } = await arriveWithCopies('moved@example.org', 9);
    const { page } = visitor;
    await page.focus('.result-card:has(.stack-mark) button[aria-label^="Move to…"]');
    await page.keyboard.press('Enter');
    await visitor.find('.palette [role=combobox]:focus');
    await page.keyboard.type('Scenes');
    await waitFor(page, () =>
      document.querySelector('.palette [aria-selected=true]')?.textContent.includes('New folder “Scenes”'),
    );
    await page.keyboard.press('Enter');
    await visitor.press('Download ZIP');
    const moved = await openedArchive((await downloads.next()).bytes);
    for (const one of [files.whole, files.small, files.pressed]) expect(folderOf(moved, one)).toBe('Scenes');
    expect(folderOf(moved, files.other)).toBe(folderOf(first, files.other));

    await page.keyboard.press('/');
    await visitor.find('input[type=search]:focus');
    await page.keyboard.type('scenes');
    await expect.poll(() => cards(visitor)).toBe(3);
  });

  it(
    'that are no duplicates stay apart in the next batch, even after a reload, until that is forgotten',
    NIGHTLY,
    async () => {
      const { visitor, paths } = await arriveWithCopies('apart@example.org', 11);
      await visitor.press('1 group that looks alike');
      await visitor.press('Not duplicates');
      await closed(visitor);
      await expect.poll(() => cards(visitor)).toBe(4);
      await visitor.press('Undo');
      await expect.poll(() => marks(visitor)).toEqual(['3 alike']);
      await visitor.press('Redo');
      await expect.poll(() => marks(visitor)).toEqual([]);

      // A page that is left before the board is written loses the last change.
      await expect.poll(() => keptDecisions(visitor.page)).toBe(1);
      await visitor.reload();
      await visitor.sees('Your folders');
      await expect.poll(() => cards(visitor)).toBe(4);
      expect(await marks(visitor)).toEqual([]);

      await visitor.pick('More actions', 'Organize more photos');
      await visitor.sees('This browser remembers 1 group of photos that aren’t duplicates.');
      await organize(visitor, paths);
      await expect.poll(() => cards(visitor)).toBe(4);
      expect(await marks(visitor)).toEqual([]);

      await visitor.pick('More actions', 'Organize more photos');
      await visitor.press('Forget');
      await expect.poll(() => visitor.text()).not.toContain('This browser remembers');
      await organize(visitor, paths);
      await expect.poll(() => marks(visitor)).toEqual(['3 alike']);
    },
  );

  it('are removed from memory when “not duplicates” is undone', NIGHTLY, async () => {
    const { visitor, paths } = await arriveWithCopies('taken-back@example.org', 13);
    await visitor.press('1 group that looks alike');
    await visitor.press('Not duplicates');
    await closed(visitor);
    await visitor.press('Undo');
    await expect.poll(() => marks(visitor)).toEqual(['3 alike']);
    await visitor.pick('More actions', 'Organize more photos');
    await organize(visitor, paths);
    await expect.poll(() => marks(visitor)).toEqual(['3 alike']);
  });

  it('can be stacked by hand', NIGHTLY, async () => {
    const { visitor } = await arriveWithCopies('by-hand@example.org', 15);
    const { page } = visitor;
    await visitor.press('1 group that looks alike');
    await visitor.press('Keep all');
    await closed(visitor);
    await expect.poll(() => cards(visitor)).toBe(4);
    const boxes = await page.$$('.choose-box input');
    for (const box of boxes.slice(0, 2)) await box.evaluate((one) => one.click());
    await visitor.press('Stack');
    await expect.poll(() => said(visitor)).toContain('Stacked 2 photos.');
    expect((await marks(visitor))[0]).toBe('2 alike');
  });

  it('join existing stacks when they are retried', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.signIn('tried-again@example.org');
    const { paths } = await drawCopies(23);
    fixture.engine.hold();
    fixture.engine.refuse(1);
    await visitor.choose(paths);
    await visitor.sees('4 files selected');
    await visitor.press('Organize Photos');
    // The first one is refused: a copy of two others.
    await expect.poll(() => fixture.engine.waiting()).toBeGreaterThan(0);
    fixture.engine.release();
    await visitor.sees('1 left out');
    await visitor.sees('Your folders');
    const before = await marks(visitor);
    await visitor.press('1 left out');
    await visitor.press('Try these again');
    await expect.poll(() => marks(visitor)).toEqual(['3 alike']);
    expect(before).not.toEqual(['3 alike']);
    expect(await cards(visitor)).toBe(2);
  });

  it.each([390, 1440])('can be compared without barriers at %i pixels', NIGHTLY, async (widthPx) => {
    const { visitor } = await arriveWithCopies(`axe-${widthPx}@example.org`, 17, { widthPx });
    expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
    await visitor.prefers('light');
    await visitor.click(MARK);
    await visitor.sees('Nearly the same picture');
    await waitFor(visitor.page, () => document.querySelectorAll('.stack-picture > img').length === 3);
    const [one, other, actions] = await visitor.page.$$eval(
      '.stack-picture:nth-child(1), .stack-actions',
      (all) => [all[0], all[1], all.at(-1)].map((part) => part?.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(one?.width).toBeGreaterThan(widthPx / 5);
    expect([other?.top, other?.width]).toEqual([one?.top, one?.width]);
    expect(actions?.top).toBeGreaterThan(one?.top ?? Infinity);
    expect(actions?.width).toBe(widthPx);
    expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
    expect(await sidewaysPx(visitor)).toBe(0);
  });
});
