import type { CDPSession, Protocol } from 'puppeteer';
import { expect, it } from 'vitest';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();

type Paused = Protocol.Fetch.RequestPausedEvent;
type Spoil = (session: CDPSession, paused: Paused) => Promise<unknown>;

const HOTEL = '<html><body>Please accept the terms of this Wi-Fi.</body></html>';

const spoilt = {
  'are lost on their way': (session, { requestId }) =>
    session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }),
  'come in half': async (session, { requestId, responseStatusCode = 200 }) => {
    const { body } = await session.send('Fetch.getResponseBody', { requestId });
    const bytes = Buffer.from(body, 'base64');
    const half = bytes.subarray(0, bytes.length / 2).toString('base64');
    return session.send('Fetch.fulfillRequest', { requestId, responseCode: responseStatusCode, body: half });
  },
  'are a page of somebody else': (session, { requestId }) =>
    session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'text/html' }],
      body: Buffer.from(HOTEL).toString('base64'),
    }),
} satisfies Readonly<Record<string, Spoil>>;

/** Corrupts the first answer to each kind of call, after the server has acted on it. */
async function spoilFirstAnswers(visitor: Visitor, spoil: Spoil): Promise<ReadonlySet<string>> {
  const met = new Set<string>();
  const session = await visitor.page.createCDPSession();
  const urlPatterns = ['*/functions/v1/*', '*/api/batches*'];
  await session.send('Fetch.enable', {
    patterns: urlPatterns.map((urlPattern) => ({ urlPattern, requestStage: 'Response' as const })),
  });
  session.on('Fetch.requestPaused', (paused) => {
    const { requestId, request } = paused;
    const call = new URL(request.url).pathname.replace(/[\da-f]{8}-[\da-f-]{27}/, ':id');
    const isFirst = request.method === 'POST' && !met.has(call);
    if (isFirst) met.add(call);
    void (isFirst ? spoil(session, paused) : session.send('Fetch.continueRequest', { requestId }));
  });
  return met;
}

const CALLS = ['/api/batches', '/api/batches/:id/settle', '/functions/v1/analyze-image'];

/** Organizes five photos, and returns their checksums before and after, and the calls with a spoiled answer. */
async function organizeWith(how: keyof typeof spoilt) {
  const visitor = await fixture.arrive();
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn(`${how.replaceAll(' ', '-')}@example.org`);
  const met = await spoilFirstAnswers(visitor, spoilt[how]);
  const drawn = await fixture.photos.drawMany(5);
  await visitor.choose(drawn.map(({ path }) => path));
  await visitor.sees('5 files selected');
  await visitor.press('Organize Photos');
  const entries = await openedArchive((await downloads.next()).bytes);
  await visitor.seesToast(
    'Processing complete! 5 images processed Download complete! 9,995 images remaining this month.',
  );
  const picked = drawn.map(({ bytes }) => sha256(bytes)).toSorted();
  return { picked, cameBack: [...entries.values()].toSorted(), calls: [...met].toSorted() };
}

it(
  'every photo comes back, counted once, if answers are lost on their way',
  { tags: ['answers-lost-spoiled-their-way'] },
  async () => {
    const { picked, cameBack, calls } = await organizeWith('are lost on their way');
    expect([cameBack, calls]).toEqual([picked, CALLS]);
  },
);

// The client makes one failure of either: see `tests/contract/http-client.test.ts`.
it.for(['come in half', 'are a page of somebody else'] as const)(
  'every photo comes back, counted once, if answers %s',
  { tags: ['nightly', 'answers-lost-spoiled-their-way'] },
  async (how) => {
    const { picked, cameBack, calls } = await organizeWith(how);
    expect([cameBack, calls]).toEqual([picked, CALLS]);
  },
);
