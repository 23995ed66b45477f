/** @module-tag nightly */
import { describe, expect, it } from 'vitest';
import { addShares, type Shares } from '../support/add-shares.ts';
import { axeViolationsInBothThemes, sidewaysPx } from '../support/axe-violations.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();

/** The engine's confidence for each picture, by a word of its description. The one behind the API gives no shares. */
const SHARES: Readonly<Record<string, Shares>> = {
  retriever: { confidence: 0.5, alternatives: [{ category: 'Food', confidence: 0.2 }] },
  beach: { confidence: 0.9, alternatives: [{ category: 'Nature & Mountains', confidence: 0.1 }] },
};

/** The states of a board in the order in which a person reaches them, each from where the one before left off. */
const STATES: readonly (readonly [string, (visitor: Visitor) => Promise<unknown>])[] = [
  ['photos that were left out', async (visitor) => visitor.press('1 left out')],
  [
    'the level of detail, with its preview',
    async (visitor) => {
      await visitor.pick('More actions', 'Level of detail…');
      await visitor.click('.shape-choice:last-child');
      await visitor.sees('Change to 3 folders');
    },
  ],
  [
    'a change that can be undone',
    async (visitor) => {
      await visitor.press('Change to 3 folders');
      await visitor.find('.board-foot output');
    },
  ],
  [
    'a selection above the toast',
    async (visitor) => {
      await (await visitor.find('.result-card .choose-box input')).press('Space');
      await visitor.find('.board-foot .chosen-bar');
    },
  ],
  [
    'folders to move to, the engine’s alternatives first',
    async (visitor) => {
      await visitor.press('Move to… 1 photo selected');
      await visitor.find('.palette');
    },
  ],
  [
    'why the open photo is in its folder',
    async (visitor) => {
      await visitor.page.keyboard.press('Escape');
      await visitor.waitUntilGone('.palette');
      await visitor.click('.result-card .slide');
      await visitor.find('.viewer-photo[data-whole]');
      await visitor.find('.viewer-label::-p-text(Why this folder)');
    },
  ],
  [
    'a closed board that can be restored',
    async (visitor) => {
      await visitor.page.goBack();
      await visitor.waitUntilGone('.viewer');
      await visitor.press('Discard this board');
      await visitor.find('[data-view=away]');
    },
  ],
];

describe('the states of a board', () => {
  it.each([390, 1440])('pass axe in both themes at %i px, and nothing sticks out', async (widthPx) => {
    const visitor = await fixture.arrive({ widthPx });
    visitor.page.on('dialog', (dialog) => void dialog.accept());
    await visitor.page.evaluateOnNewDocument(addShares, SHARES);
    await visitor.signIn(`states-${widthPx}@example.org`);
    const drawn = await Promise.all(
      (['green', 'blue', 'purple', 'yellow'] as const).map((colour) =>
        fixture.photos.draw(`${colour}-${widthPx}.jpg`, colour),
      ),
    );
    const { cutOff } = await fixture.photos.drawFaulty();
    await visitor.choose([...drawn.map(({ path }) => path), cutOff]);
    await visitor.sees('5 files selected');
    await visitor.press('Organize Photos');
    await visitor.sees('Your folders');
    for (const [state, reach] of STATES) {
      await reach(visitor);
      expect(await axeViolationsInBothThemes(visitor), state).toEqual([]);
      expect(await sidewaysPx(visitor), state).toBeLessThanOrEqual(0);
    }
  });
});
