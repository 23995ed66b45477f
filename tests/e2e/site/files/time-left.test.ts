/** @module-tag nightly */
import { describe, expect, it } from 'vitest';
import { KNOWN_AFTER } from '#core/batch/time-left.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();
const PHOTOS = 40;
const LEFT = / (?:minutes?|seconds) left/;

describe('a batch that takes a while', () => {
  it('shows the time left next to the bar once it is known, and each photo’s outcome', async () => {
    const visitor = await fixture.arrive();
    await visitor.signIn();
    const drawn = await fixture.photos.drawMany(PHOTOS);
    fixture.engine.hold();
    await visitor.choose(drawn.map(({ path }) => path));
    await visitor.sees(`${PHOTOS} files selected`);
    await visitor.press('Organize Photos');
    await visitor.sees('Looking…');
    expect(await visitor.text()).not.toMatch(LEFT);

    for (const done of [1, 2, 3]) {
      fixture.engine.letThrough(1);
      await visitor.sees(`${done} of ${PHOTOS} photos done`);
    }
    // Enough photos are done for an estimate, and now enough time has passed.
    const nowMs = await visitor.page.evaluate(() => performance.now());
    await visitor.waitFor((ms) => performance.now() > ms, nowMs + KNOWN_AFTER.ms);
    fixture.engine.letThrough(1);
    await visitor.sees(`4 of ${PHOTOS} photos done`);
    await expect.poll(() => visitor.text()).toMatch(LEFT);
    expect(await visitor.read('progress', (bar) => bar.value)).toBe(4);
    await visitor.sees('A red car parked in a street.');
    fixture.engine.release();
    await visitor.sees('Your folders');
    expect(await visitor.text()).not.toMatch(LEFT);
  });
});
