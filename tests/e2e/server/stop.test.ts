import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAt } from '../../../scripts/visitor/sign-in.ts';
import { type ColourEngine, startColourEngine } from '../site/support/colour-engine.ts';
import { type Site, startSite } from '../../../scripts/visitor/start-site.ts';

let engine: ColourEngine;
let site: Site;

beforeAll(async () => {
  engine = await startColourEngine();
  site = await startSite(engine.settings);
});
afterAll(() => engine.close());

describe('the built server, stopped while it analyzes a photo', () => {
  it('answers that photo first', async () => {
    const { access_token: token } = await signInAt(
      (path, init) => fetch(site.origin + path, init),
      'a@b.org',
    );
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c82828' } })
      .jpeg()
      .toBuffer();
    engine.hold();
    const underWay = fetch(`${site.origin}/functions/v1/analyze-image`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'image/jpeg' },
      body: new Uint8Array(picture),
    });
    await expect.poll(() => engine.waiting()).toBe(1);
    const stopped = site.stop();
    await expect.poll(() => fetch(`${site.origin}/healthz`).catch(() => 'refused')).toBe('refused');
    engine.release();
    expect((await underWay).status).toBe(200);
    await stopped;
  });
});
