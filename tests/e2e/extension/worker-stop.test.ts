import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../nightly.ts';
import { COLOURS } from '../site/support/colour-engine.ts';
import { bringBackground, type PageWithBackground } from './support/background-in-page.ts';
import { callWorker } from './support/call-worker.ts';
import { ExtensionFixture } from './support/fixture.ts';

const fixture = new ExtensionFixture({ stopsWorker: true });
const [red, green, blue] = COLOURS.red.rgb;

beforeEach(async () => {
  await bringBackground(fixture.desk);
  // A new user each time, with a separate count.
  await fixture.signIn(`${randomUUID()}@example.org`);
});

async function redPicture(): Promise<number[]> {
  const background = { r: red, g: green, b: blue };
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background } });
  return [...(await picture.jpeg().toBuffer())];
}

const describePhoto = async (leaseId: string, photoId: string) =>
  fixture.desk.evaluate(
    (bytes, context) => {
      const { messaging } = window as unknown as PageWithBackground;
      const image = { bytes: Uint8Array.from(bytes), mediaType: 'image/jpeg' } as const;
      return messaging?.background().describe(image, context);
    },
    await redPicture(),
    { leaseId, photoId },
  );

const reserve = (photos: number, leaseId: string) =>
  fixture.desk.evaluate(
    (count, id) => (window as unknown as PageWithBackground).messaging?.background().reserve(count, id),
    photos,
    leaseId,
  );

const settle = (leaseId: string) =>
  fixture.desk.evaluate(
    (id) => (window as unknown as PageWithBackground).messaging?.background().settle(id),
    leaseId,
  );

const countOnServer = async () => {
  const account = (await callWorker(fixture.desk, 'account')) as { value: { usage: { count: number } } };
  return account.value.usage.count;
};

describe('a stopped worker', () => {
  it('is started again by the next call', NIGHTLY, async () => {
    await fixture.stopWorker();
    expect(await reserve(3, randomUUID())).toMatchObject({ usage: { count: 3 } });
  });

  it(
    'while a photo is analyzed: the photo is described, and counted once',
    { tags: ['they-go-through-background-service'] },
    async () => {
      const leaseId = randomUUID();
      await reserve(1, leaseId);
      fixture.engine.hold();
      const described = describePhoto(leaseId, 'one');
      await expect.poll(() => fixture.engine.waiting()).toBe(1);
      await fixture.stopWorker();
      await expect.poll(() => fixture.engine.waiting()).toBe(2);
      fixture.engine.release();
      expect(await described).toEqual({ description: COLOURS.red.description });
      expect(await settle(leaseId)).toMatchObject({ count: 1 });
      expect(await countOnServer()).toBe(1);
    },
  );

  it.each(['reserve', 'describe', 'settle'] as const)(
    'at the moment of %s changes no count',
    NIGHTLY,
    async (step) => {
      const leaseId = randomUUID();
      const during = async <Value>(name: typeof step, call: () => Promise<Value>): Promise<Value> => {
        const running = call();
        if (name === step) await fixture.stopWorker();
        return running;
      };
      await during('reserve', () => reserve(5, leaseId));
      await during('describe', () => describePhoto(leaseId, 'one'));
      await during('settle', () => settle(leaseId));
      expect(await countOnServer()).toBe(1);
    },
  );

  it('again and again: the call is repeated until it is answered', NIGHTLY, async () => {
    const leaseId = randomUUID();
    await reserve(1, leaseId);
    fixture.engine.hold();
    const described = describePhoto(leaseId, 'one');
    for (let stopped = 1; stopped <= 3; stopped += 1) {
      await expect.poll(() => fixture.engine.waiting()).toBe(stopped);
      await fixture.stopWorker();
    }
    await expect.poll(() => fixture.engine.waiting()).toBe(4);
    fixture.engine.release();
    expect(await described).toEqual({ description: COLOURS.red.description });
  });
});

describe('an abort in the panel', () => {
  it(
    'ends the wait and the server request; a photo that the engine was analyzing counts',
    NIGHTLY,
    async () => {
      const leaseId = randomUUID();
      await reserve(1, leaseId);
      fixture.engine.hold();
      const aborted = fixture.desk.evaluate(
        async (bytes, id) => {
          const { messaging } = window as unknown as PageWithBackground;
          const image = { bytes: Uint8Array.from(bytes), mediaType: 'image/jpeg' } as const;
          const controller = new AbortController();
          (window as unknown as { stop(): void }).stop = () => controller.abort();
          return messaging
            ?.background(controller.signal)
            .describe(image, { leaseId: id, photoId: 'one' })
            .catch((error: Error) => error.name);
        },
        await redPicture(),
        leaseId,
      );
      await expect.poll(() => fixture.engine.waiting()).toBe(1);
      await fixture.desk.evaluate(() => (window as unknown as { stop(): void }).stop());
      expect(await aborted).toBe('AbortError');
      fixture.engine.release();
      expect(await settle(leaseId)).toMatchObject({ count: 1 });
    },
  );
});
