import { describe, expect, it } from 'vitest';
import { siteFixture } from './site-fixture.ts';

const fixture = siteFixture({ DEFAULT_PLAN: 'pro', FOUNDING_MEMBERS: '0' });
const PHOTOS = 40;
const LEFT = / (?:minutes?|seconds) left/;

describe('a batch that takes a while', () => {
  it('tells how much time is left once that is known, beside the bar, and what becomes of each photo', async () => {
    const visitor = await fixture.arrive();
    await visitor.signIn();
    const drawn = await fixture.photos.drawMany(PHOTOS);
    fixture.engine.hold();
    await visitor.choose(drawn.map(({ path }) => path));
    await visitor.sees(`${PHOTOS} files selected`);
    await visitor.press('Organize Photos');
    await visitor.sees('Looking…');
    expect(await visitor.text()).not.toMatch(LEFT);

    // One photo after the other, until there is enough data for an estimate.
    let done = 0;
    do {
      done += 1;
      fixture.engine.letThrough(1);
      await visitor.sees(`${done} of ${PHOTOS} photos done`);
    } while (!LEFT.test(await visitor.text()) && done < PHOTOS);
    expect(done).toBeGreaterThanOrEqual(3);
    expect(done).toBeLessThan(PHOTOS);
    expect(await visitor.read('progress', (bar) => bar.value)).toBe(done);
    await visitor.sees('A red car parked in a street.');
    fixture.engine.release();
    await visitor.sees('Your folders');
    expect(await visitor.text()).not.toMatch(LEFT);
  });
});
