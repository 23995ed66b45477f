/** @module-tag nightly */
import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOT_SAVED_TOASTS } from '../../../../site/upload/resume-copy.ts';
import {
  completion,
  type FakeChatServer,
  startFakeChatServer,
} from '../../../../scripts/visitor/fake-chat-server.ts';
import { type Downloads, watchDownloads } from '../support/downloads.ts';
import type { DrawnPhoto } from '../support/drawn-photos.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const PHOTOS = 6;
const DESCRIBED = 2;
const OFFER = 'Your last batch is not finished';
/** More than a browser is asked to copy; the file is sparse. */
const FILM_BYTES = 2_100_000_000;

const fixture = siteFixture();

let chat: FakeChatServer;
/** Number of photos that the model still answers; the others wait. */
let allowed: number;
let waiting: (() => void)[];
beforeAll(async () => {
  chat = await startFakeChatServer();
  chat.allowedOrigin = fixture.site.origin;
});
afterAll(() => chat.close());

beforeEach(() => {
  allowed = Infinity;
  waiting = [];
  chat.respond = async () => {
    if (allowed === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else allowed -= 1;
    const answer = { description: 'A red bicycle by a wall.', category: 'Vehicles', name: 'red bicycle' };
    return completion(JSON.stringify(answer));
  };
});

function letAllThrough(): void {
  allowed = Infinity;
  for (const goOn of waiting.splice(0)) goOn();
}

interface Begun {
  readonly visitor: Visitor;
  readonly downloads: Downloads;
  readonly drawn: readonly DrawnPhoto[];
}

/** A person without an account midway through a batch, analyzed by a model on their own machine. */
async function inTheMiddle(...besides: readonly string[]): Promise<Begun> {
  const visitor = await fixture.arrive();
  visitor.page.on('dialog', (dialog) => void dialog.accept());
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.open('/upload');
  await visitor.press('Use a model of your own');
  await visitor.fill('#own-model-address', chat.baseUrl);
  await visitor.fill('#own-model-name', 'llava');
  await visitor.press('Save and test');
  await visitor.sees('A red bicycle by a wall.');
  const drawn = await fixture.photos.drawMany(PHOTOS);
  await visitor.choose([...drawn.map(({ path }) => path), ...besides]);
  const total = PHOTOS + besides.length;
  await visitor.sees(`${total} files selected`);
  allowed = DESCRIBED;
  await visitor.press('Organize Photos');
  const kinds = besides.length > 0 ? 'photos and videos' : 'photos';
  await visitor.sees(`${DESCRIBED} of ${total} ${kinds} done`);
  return { visitor, downloads, drawn };
}

/** Returns the number of rows that the browser stores in a table. */
function kept(visitor: Visitor, table: 'batches' | 'files'): Promise<number> {
  return visitor.page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('batches');
        opening.addEventListener('error', () => reject(new Error('There is no database')));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction(name).objectStore(name).count();
          counting.addEventListener('success', () => {
            opening.result.close();
            resolve(counting.result);
          });
        });
      }),
    table,
  );
}

describe('a batch without an account', () => {
  it('resumes after a reload, and its board stays until it is discarded', async () => {
    const { visitor, downloads, drawn } = await inTheMiddle();
    await expect.poll(() => kept(visitor, 'files')).toBe(PHOTOS);
    await visitor.page.reload();
    await visitor.sees(OFFER);
    await visitor.sees(`${DESCRIBED} of ${PHOTOS} photos are described`);
    const before = chat.requests.length;
    letAllThrough();
    await visitor.press('Resume');
    const entries = await openedArchive((await downloads.next()).bytes);
    expect([...entries.values()].sort()).toEqual(drawn.map(({ bytes }) => sha256(bytes)).sort());
    expect(chat.requests.length - before).toBe(PHOTOS - DESCRIBED);
    await visitor.sees('This board stays in this browser until');
    await visitor.page.reload();
    await visitor.sees(`${PHOTOS} photos placed in`);
    expect(await visitor.text()).not.toContain(OFFER);
    await visitor.press('Discard this board');
    await visitor.press('Delete now');
    await expect.poll(() => kept(visitor, 'batches')).toBe(0);
    expect(await kept(visitor, 'files')).toBe(0);
    await visitor.page.reload();
    await visitor.sees('0 files selected');
    expect(await visitor.text()).not.toContain('Your folders');
  });

  it('is not offered to an account, whose photos may be analyzed elsewhere, but again after a logout', async () => {
    const { visitor } = await inTheMiddle();
    await expect.poll(() => kept(visitor, 'files')).toBe(PHOTOS);
    await visitor.signIn('somebody@example.org');
    await visitor.open('/upload');
    await visitor.sees('Logout');
    expect(await visitor.text()).not.toContain(OFFER);
    await visitor.page.evaluate(() => localStorage.removeItem('engine-choice'));
    expect(await kept(visitor, 'batches')).toBe(1);
    letAllThrough();
  });

  it('with files too large to copy keeps its progress, and asks for the files again', async () => {
    const film = join(fixture.photos.folder, 'long.mp4');
    await writeFile(film, Buffer.from('\0\0\0\u0018ftypmp42', 'latin1'));
    await truncate(film, FILM_BYTES);
    const { visitor } = await inTheMiddle(film);
    await visitor.seesToast(NOT_SAVED_TOASTS['too-large'].title);
    expect(await kept(visitor, 'files')).toBe(0);
    await visitor.page.reload();
    await visitor.sees(OFFER);
    await visitor.sees('files could not be kept in this browser.');
    await visitor.sees('Choose them again');
    letAllThrough();
  });
});
