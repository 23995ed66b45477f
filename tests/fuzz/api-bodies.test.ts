import * as fc from 'fast-check';
import sharp from 'sharp';
import { Stripe } from 'stripe';
import { beforeAll, describe, inject, it } from 'vitest';
import { FILM_FRAMES_HEADER, LEASE_HEADER, PHOTO_ID_HEADER } from '#protocol/analyze-image.ts';
import { pathTo, UNLOCK_HEADER } from '#protocol/endpoint.ts';
import { failureReplySchema } from '#protocol/failure.ts';
import { hashPassword } from '#server/admin/password-hash.ts';
import { type Operation, OPERATIONS } from '#server/openapi/operations.ts';
import { json, testApp } from '../fakes/servers/test-app.ts';
import { hostileBytes } from './hostile-bytes.ts';
import { survives } from './survives.ts';

const ADMIN = 'admin@example.com';
const PASSWORD = 'correct horse battery';
const WEBHOOK_SECRET = 'whsec_of_the_tests';
/** A new server replaces one after this many calls, because answers are tested, not the pace. */
const CALLS_PER_APP = 50;
const AHEAD = 15;
/** A run's weight: a request through the whole server, for each of its endpoints. */
const COST = 12;
/** Half an hour for the long run, and long enough for the usual one with all tests at once. */
const TIMEOUT_MS = 30_000 + 60 * inject('fuzz').runs;

/** A valid body for each path that accepts one; most tried bodies are a little wrong. */
const BODIES: Readonly<Record<string, unknown>> = {
  '/api/batches': { photos: 2, leaseId: '1f0c2f0e-2f5e-4a53-9a3a-0d3c1b9f5a11' },
  '/api/batches/:leaseId/settle': {},
  '/api/contact': {
    kind: 'contact',
    name: 'Sam',
    email: 'a@b.org',
    subject: 'Hello',
    message: 'Hello there',
  },
  '/api/subscribe': { email_address: 'a@b.org', listId: 'newsletter' },
  '/api/admin/unlock': { password: PASSWORD },
  '/api/admin/accounts/search': { text: ADMIN },
  '/api/admin/accounts/:accountId/plan': { plan: 'pro' },
  '/api/admin/accounts/:accountId/usage/reset': {},
  '/api/webhooks/stripe': {
    id: 'evt_1',
    object: 'event',
    created: 1_790_000_000,
    type: 'checkout.session.completed',
    data: {
      object: {
        object: 'checkout.session',
        customer: 'cus_1',
        client_reference_id: null,
        customer_details: { email: ADMIN },
      },
    },
  },
  '/functions/v1/analyze-image': { base64Image: '' },
};

let jpeg: Uint8Array<ArrayBuffer>;
let passwordHash: string;
beforeAll(async () => {
  const red = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  jpeg = new Uint8Array(await red.jpeg().toBuffer());
  passwordHash = await hashPassword(PASSWORD, { rounds: 2 ** 10, blockSize: 8, parallelism: 1 });
});

/** One request, whoever sends it. */
interface Attempt {
  readonly parameter: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  readonly isSignedIn: boolean;
  readonly address: string;
}

const deep = fc
  .tuple(fc.constantFrom('[', '{"a":'), fc.integer({ min: 1, max: 8000 }))
  .map(([opening, depth]) => opening.repeat(depth));

/** Returns a valid value with one part replaced, removed, or added. */
function mutated(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return fc.jsonValue();
  const entries = Object.entries(value);
  const changed = entries.map(([key, part]) =>
    mutated(part).map((other) => Object.fromEntries([...entries, [key, other]])),
  );
  const shorter = entries.map(([key]) =>
    fc.constant(Object.fromEntries(entries.filter(([other]) => other !== key))),
  );
  const longer = fc
    .tuple(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString')), fc.jsonValue())
    .map(([key, other]) => Object.fromEntries([...entries, [key, other]]));
  return fc.oneof(fc.constant(value), longer, fc.jsonValue(), ...changed, ...shorter);
}

function bodiesOf({ endpoint }: Operation): fc.Arbitrary<Attempt['body']> {
  if (endpoint.method === 'GET') return fc.constant(undefined);
  const text = fc.oneof(
    { weight: 6, arbitrary: mutated(BODIES[endpoint.path] ?? {}).map((value) => JSON.stringify(value)) },
    fc.json(),
    fc.string({ unit: 'binary' }).map((value) => value.toWellFormed()),
    deep,
  );
  const base64 = hostileBytes([jpeg]).map((bytes) =>
    JSON.stringify({ base64Image: Buffer.from(bytes).toString('base64') }),
  );
  return fc.oneof({ weight: 3, arbitrary: text }, base64, hostileBytes([jpeg]));
}

/** What a header can carry (RFC 9110, 5.5). */
const headerValue = fc
  .string({
    unit: fc.constantFrom(...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)), 'é', 'ÿ'),
  })
  .map((value) => value.trim());

const headersOf: fc.Arbitrary<Attempt['headers']> = fc.record(
  {
    'Content-Type': fc.oneof(
      {
        weight: 4,
        arbitrary: fc.constantFrom('application/json', 'image/jpeg', 'image/png', 'multipart/form-data'),
      },
      headerValue,
    ),
    [LEASE_HEADER]: fc.oneof(fc.uuid(), headerValue),
    [PHOTO_ID_HEADER]: headerValue,
    [FILM_FRAMES_HEADER]: fc.oneof(fc.array(fc.nat(), { maxLength: 4 }).map(String), headerValue),
    'Stripe-Signature': headerValue,
    Origin: headerValue,
    Range: headerValue,
    'X-Request-Id': headerValue,
    'Accept-Encoding': headerValue,
  },
  { requiredKeys: ['Content-Type'] },
);

const attemptsOf = (operation: Operation): fc.Arbitrary<Attempt> =>
  fc.record({
    parameter: fc.oneof(fc.uuid(), fc.string(), fc.constantFrom('..', '%00', "' or 1=1 --", '__proto__')),
    headers: headersOf,
    body: bodiesOf(operation),
    isSignedIn: fc.boolean().map((isOdd) => isOdd || operation.endpoint.access !== 'public'),
    address: fc.ipV4(),
  });

/** A server with everything set up, and the administrator's screen unlocked. */
async function startApp() {
  const billing = { webhookSecret: WEBHOOK_SECRET, plans: { price_pro: 'pro' } } as const;
  const test = await testApp({ admin: { email: ADMIN, passwordHash }, billing, trustedProxies: 1 });
  const { access_token: token } = await test.signIn(ADMIN);
  const signedIn = { Authorization: `Bearer ${token}` };
  const unlocked = await test.app.request('/api/admin/unlock', {
    ...json({ password: PASSWORD }),
    headers: { ...signedIn, 'Content-Type': 'application/json' },
  });
  const { unlockToken } = (await unlocked.json()) as { unlockToken: string };
  return { app: test.app, clock: test.clock, signedIn: { ...signedIn, [UNLOCK_HEADER]: unlockToken } };
}
type App = Awaited<ReturnType<typeof startApp>>;

async function send({ app, clock, signedIn }: App, { endpoint }: Operation, attempt: Attempt) {
  const { parameter, headers, body, isSignedIn, address } = attempt;
  // Half of the payment events have valid signatures, so that their content is read.
  const isSigned = endpoint.path.endsWith('/stripe') && typeof body === 'string' && isSignedIn;
  const signature = isSigned
    ? {
        'Stripe-Signature': Stripe.webhooks.generateTestHeaderString({
          payload: body,
          secret: WEBHOOK_SECRET,
          timestamp: Math.floor(clock.nowMs / 1000),
        }),
      }
    : {};
  const path = pathTo(endpoint.path, { leaseId: parameter, accountId: parameter });
  return app.request(path, {
    method: endpoint.method,
    headers: { ...headers, 'X-Forwarded-For': address, ...(isSignedIn ? signedIn : {}), ...signature },
    ...(body === undefined ? {} : { body }),
  });
}

/** The answer must be what the endpoint promises, or a named failure; never an internal error. */
async function requireTyped({ endpoint }: Operation, answer: Response): Promise<void> {
  const text = await answer.text();
  const said = JSON.parse(text) as unknown;
  if (answer.status === endpoint.status) {
    endpoint.reply.parse(said);
    return;
  }
  const { failure } = failureReplySchema.parse(said);
  if (answer.status === 500 || failure.code === 'server-failed') throw new Error(`a bug: ${text}`);
}

describe('random API requests', () => {
  it.each(
    OPERATIONS.map((operation) => [operation.endpoint.method, operation.endpoint.path, operation] as const),
  )('%s %s answers, or names what is wrong', { timeout: TIMEOUT_MS }, async (_method, _path, operation) => {
    let app = await startApp();
    let next = Promise.resolve(app);
    let calls = 0;
    const attempt = async (tried: Attempt) => {
      // Started ahead, because its start is not what is tested.
      if ((calls += 1) % CALLS_PER_APP === CALLS_PER_APP - AHEAD) next = startApp();
      if (calls % CALLS_PER_APP === 0) app = await next;
      await requireTyped(operation, await send(app, operation, tried));
    };
    await survives(attemptsOf(operation), attempt, COST);
  });
});
