import { expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { reserveEndpoint } from '#protocol/batches.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { FREE } from '../support/service.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';
import { watchRequests } from '../support/watch-requests.ts';

const fixture = siteFixture(FREE);
const FINISH = 'Finish on this device, free';

async function pick(visitor: Visitor, count: number) {
  const drawn = await fixture.photos.drawMany(count);
  await visitor.choose(drawn.map(({ path }) => path));
  await visitor.sees(`${count} files selected`);
  return drawn;
}

/** Reserves this many photos of the month, like a batch that is never settled. */
async function useUp(visitor: Visitor, photos: number): Promise<void> {
  const status = await visitor.page.evaluate(
    async (path, count) => {
      const stored = Object.values(localStorage).map(String).join(' ');
      const token = /"access_token":"([^"]+)"/.exec(stored)?.[1];
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const body = JSON.stringify({ photos: count });
      return (await fetch(path, { method: 'POST', headers, body })).status;
    },
    reserveEndpoint.path,
    photos,
  );
  expect(status).toBe(reserveEndpoint.status);
  await visitor.reload();
}

it('photos beyond the month’s limit are finished on this device, in place with the others', async () => {
  const visitor = await fixture.arrive();
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn('finishes@example.org');
  await useUp(visitor, 20);
  const drawn = await pick(visitor, 7);
  await visitor.sees('Only 5 of 7 fit this month.');
  await visitor.find(`::-p-aria([name="${FINISH}"][role="button"])`);
  await visitor.press('Organize the first 5');
  const first = await openedArchive((await downloads.next()).bytes);
  await visitor.sees('5 photos placed in');
  await visitor.sees("You've reached your monthly limit of 25 images.");

  await visitor.press('2 still on the heap');
  await visitor.press('Organize Photos');
  await visitor.seesToast("You've reached your monthly limit of 25 images.");
  await visitor.sees('5 photos placed in');

  const requests = await watchRequests(visitor.page);
  await visitor.press(FINISH);
  const all = await openedArchive((await downloads.next()).bytes);
  expect([...all.values()].toSorted()).toEqual(drawn.map(({ bytes }) => sha256(bytes)).toSorted());
  for (const [path, sum] of first) expect(all.get(path)).toBe(sum);
  await visitor.sees('7 photos placed in');
  // The toast of the previous click stays for a moment.
  await visitor.waitFor(() => !document.body.innerText.includes("You've reached your monthly limit"));
  expect(requests.map(({ url }) => new URL(url).pathname)).not.toContain(reserveEndpoint.path);
});

it(
  'a batch entirely beyond the month’s limit is organized on this device with one click',
  NIGHTLY,
  async () => {
    const visitor = await fixture.arrive();
    const downloads = await watchDownloads(visitor, fixture.photos.folder);
    await visitor.signIn('used-up@example.org');
    for (const photos of [20, 5]) {
      await pick(visitor, photos);
      await visitor.press('Organize Photos');
      await downloads.next();
      await visitor.pick('More actions', 'Organize more photos');
    }
    const drawn = await pick(visitor, 3);
    await visitor.sees("You've reached your monthly limit of 25 images.");
    await visitor.press('Organize Photos');
    await visitor.find("[role=alert] ::-p-text(You've reached your monthly limit)");
    await visitor.press(FINISH);
    const all = await openedArchive((await downloads.next()).bytes);
    expect([...all.values()].toSorted()).toEqual(drawn.map(({ bytes }) => sha256(bytes)).toSorted());
    await visitor.sees('This board stays in this browser');
    await visitor.open('/upload');
    await visitor.sees('3 photos placed in');
    await visitor.pick('More actions', 'Organize more photos');
    const isDevice = () => document.querySelector<HTMLInputElement>('#engine-device')?.checked;
    await visitor.waitFor(isDevice);
  },
);
