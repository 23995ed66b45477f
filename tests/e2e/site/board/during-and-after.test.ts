/** @module-tag nightly */
import { describe, expect, it } from 'vitest';
import { until } from '../../../../scripts/visitor/patient-page.ts';
import { siteFixture } from '../support/site-fixture.ts';
import { NAMING_AND_RULES } from '../../../../scripts/visitor/naming-and-rules.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();
const PHOTOS = 6;
const HEADER_PX = 64;

/** A user whose batch has started and stops after this many photos. */
async function atWork(email: string, widthPx: number, described: number): Promise<Visitor> {
  const visitor = await fixture.arrive({ widthPx });
  await visitor.signIn(email);
  await visitor.waitUntilGone('.toast');
  const drawn = await fixture.photos.drawMany(PHOTOS);
  await visitor.choose(drawn.map(({ path }) => path));
  await visitor.sees(`${PHOTOS} files selected`);
  fixture.engine.hold();
  // The user has scrolled to the content below the table.
  await visitor.page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await pressByKeyboard(visitor, 'Organize Photos');
  await visitor.sees('Processing Images...');
  fixture.engine.letThrough(described);
  await visitor.sees(`${described} of ${PHOTOS} photos done`);
  return visitor;
}

/** Focuses a button; one that is re-rendered or disabled does not take the focus. */
async function focusButton(visitor: Visitor, name: string): Promise<void> {
  await until(visitor.page, async () => {
    await visitor.page.focus(`::-p-aria([name="${name}"][role="button"])`);
    const focused = await visitor.page.evaluate(() => document.activeElement?.textContent);
    if (focused?.trim() !== name) throw new Error(`"${name}" does not take the focus.`);
  });
}

async function pressByKeyboard(visitor: Visitor, name: string): Promise<void> {
  await focusButton(visitor, name);
  await visitor.page.keyboard.press('Enter');
}

const focusedTag = ({ page }: Visitor) => page.evaluate(() => document.activeElement?.tagName);
const topOf = (visitor: Visitor, selector: string) =>
  visitor.read(selector, (element) => element.getBoundingClientRect().top);

/** Counts the frames in which a toast covers the board. */
function noteCovering(): void {
  const page = window as Window & { covered?: number };
  page.covered = 0;
  const look = () => {
    const board = document.querySelector('[data-view=result]')?.parentElement?.getBoundingClientRect();
    for (const toast of document.querySelectorAll('.toast')) {
      const { top, bottom, left, right } = toast.getBoundingClientRect();
      const isOver =
        board && top < board.bottom && bottom > board.top && left < board.right && right > board.left;
      if (isOver && page.covered !== undefined) page.covered += 1;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Records whether the page says that it is stopping, which may be over quickly. */
function noteStopping(): void {
  const page = window as Window & { saidStopping?: boolean };
  new MutationObserver(() => {
    page.saidStopping ||= document.body.textContent.includes('Stopping…');
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

describe.each([390, 1440])('a batch in a window of %i pixels', (widthPx) => {
  it('keeps its trays in sight while it runs, and then its result', async () => {
    const visitor = await atWork(`view-${widthPx}@example.org`, widthPx, 2);
    const trays = await topOf(visitor, '[data-view=trays]');
    expect(trays).toBeGreaterThanOrEqual(HEADER_PX);
    expect(trays).toBeLessThan(900 * 0.75);
    await visitor.page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    );
    fixture.engine.release();
    await visitor.sees('Your folders');
    await visitor.sees('Remember this batch for search');
    await visitor.page.waitForNetworkIdle();
    expect(await topOf(visitor, '[data-view=result]')).toBeGreaterThanOrEqual(HEADER_PX);
    expect(await topOf(visitor, '[data-view=result]')).toBeLessThan(300);
  });

  it('never loses the focus', async () => {
    const visitor = await atWork(`focus-${widthPx}@example.org`, widthPx, 2);
    await expect.poll(() => focusedTag(visitor)).toBe('SECTION');
    await visitor.page.evaluate(noteStopping);
    await pressByKeyboard(visitor, 'Cancel');
    await visitor.waitFor(() => (window as Window & { saidStopping?: boolean }).saidStopping);
    await expect.poll(() => focusedTag(visitor)).not.toBe('BODY');
    fixture.engine.release();
    await visitor.sees('Your folders');
    await expect.poll(() => focusedTag(visitor)).toBe('H2');
  });
});

/** Returns the largest part of the page whose style was computed at once while this was done. */
async function mostStyled({ page }: Visitor, act: () => Promise<void>): Promise<number> {
  await page.tracing.start({ categories: ['devtools.timeline'] });
  await act();
  const all = await page.$$eval('*', ({ length }) => length);
  const trace = JSON.parse(new TextDecoder().decode(await page.tracing.stop())) as Trace;
  const counts = trace.traceEvents.map(({ args }) => args.elementCount ?? 0);
  return Math.max(...counts) / all;
}

interface Trace {
  readonly traceEvents: readonly { readonly args: { readonly elementCount?: number } }[];
}

describe('a batch in a wide window', () => {
  it('begins without computing the style of the whole page anew', async () => {
    const visitor = await fixture.arrive();
    await visitor.signIn('styles@example.org');
    const drawn = await fixture.photos.drawMany(PHOTOS);
    await visitor.choose(drawn.map(({ path }) => path));
    await visitor.sees(`${PHOTOS} files selected`);
    fixture.engine.hold();
    // Finding a button by its name computes every style for the accessibility tree.
    await focusButton(visitor, 'Organize Photos');
    const part = await mostStyled(visitor, async () => {
      await visitor.page.keyboard.press('Enter');
      await visitor.sees('Processing Images...');
      fixture.engine.letThrough(2);
      await visitor.sees(`2 of ${PHOTOS} photos done`);
    });
    expect(part).toBeGreaterThan(0);
    expect(part).toBeLessThan(0.5);
    fixture.engine.release();
  });
});

describe('toasts on a phone', () => {
  it('never cover the result', async () => {
    const visitor = await atWork('covers@example.org', 390, 2);
    await visitor.page.evaluate(noteCovering);
    fixture.engine.release();
    await visitor.seesToast(`Processing complete! ${PHOTOS} images processed`);
    await visitor.find('.toast');
    await visitor.waitUntilGone('.toast');
    expect(await visitor.page.evaluate(() => (window as Window & { covered?: number }).covered)).toBe(0);
  });

  it('are one at the end of a batch', async () => {
    const visitor = await atWork('one@example.org', 390, 2);
    fixture.engine.release();
    await visitor.seesToast(`Processing complete! ${PHOTOS} images processed`);
    await visitor.find('.toast');
    expect(await visitor.page.$$eval('.toast', (all) => all.map(({ textContent }) => textContent))).toEqual([
      expect.stringContaining('Processing complete!'),
    ]);
  });
});

describe('a keyboard or screen reader user', () => {
  it('hears that two folders were merged, and is then inside the merged one', async () => {
    const visitor = await fixture.arrive();
    await visitor.signIn('merges@example.org');
    const drawn = await fixture.photos.drawMany(2);
    await visitor.choose(drawn.map(({ path }) => path));
    await visitor.sees('2 files selected');
    await visitor.press('Organize Photos');
    await visitor.sees('2 photos placed in 2 folders.');
    await visitor.press('Rename Vehicles');
    await visitor.fill('input[aria-label="New name for Vehicles"]', 'Pets');
    await visitor.page.keyboard.press('Enter');
    await visitor.press('Merge folders');
    await visitor.sees('Merged Vehicles into Pets.');
    await visitor.find('button[aria-label="Rename Pets"]:focus');
  });

  it('hears each description once', async () => {
    const visitor = await fixture.arrive();
    await visitor.signIn('hears@example.org');
    const dog = await fixture.photos.draw('dog.jpg', 'green');
    await visitor.choose([dog.path]);
    await visitor.sees('1 file selected');
    await visitor.press('Organize Photos');
    await visitor.sees('1 photo placed in 1 folder.');
    const heard = async () => {
      const tree = JSON.stringify(await visitor.page.accessibility.snapshot());
      return tree.split('"A golden retriever on grass. It is a dog outdoors."').length - 1;
    };
    // The tree follows the page a moment later.
    await expect.poll(heard).toBe(1);
  });

  it('hears the number of unplaced photos in words', async () => {
    const visitor = await fixture.arrive();
    await visitor.signIn('left-out@example.org');
    const { empty } = await fixture.photos.drawFaulty();
    const dog = await fixture.photos.draw('dog.jpg', 'green');
    await visitor.choose([dog.path, empty]);
    await visitor.sees('2 files selected');
    await visitor.press('Organize Photos');
    await visitor.press('1 left out');
    await visitor.find('::-p-aria([name="Left out, 1 photo"][role="heading"])');
  });

  it('is inside the new rule after adding one', async () => {
    const visitor = await fixture.arrive();
    await visitor.signIn('rules@example.org');
    await visitor.click(NAMING_AND_RULES);
    await visitor.press('Add a rule');
    await visitor.find('ol li:last-child input:focus');
    await visitor.press('Add a rule');
    await visitor.find('ol li:nth-child(2) input:first-of-type:focus');
  });
});
