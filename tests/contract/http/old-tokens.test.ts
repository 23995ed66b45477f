import { describe, expect, it } from 'vitest';
import { json, testApp } from '../../fakes/test-app.ts';

const EMAIL = 'sam@example.com';
const DELETE = { method: 'DELETE' };
type Call = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['as']>>;

const codeOf = async (answer: Response) =>
  `${answer.status} ${((await answer.json()) as { failure: { code: string } }).failure.code}`;

const reserve = async (call: Call) =>
  ((await (await call('/api/batches', json({ photos: 1 }))).json()) as { leaseId: string }).leaseId;

const analyze = (call: Call, leaseId: string) =>
  call('/functions/v1/analyze-image', {
    method: 'POST',
    headers: { 'Content-Type': 'image/jpeg', 'X-Batch-Lease': leaseId },
    body: Buffer.from('ffd8ffe000104a464946', 'hex'),
  });

/** Sam has deleted the account and created another; the request uses the token of the first sign-in. */
async function afterDeletion() {
  const test = await testApp();
  const sam = await test.as(EMAIL);
  await sam('/api/account');
  const second = await test.as(EMAIL);
  test.clock.nowMs += 2000;
  const third = await test.as(EMAIL);
  await sam('/api/account', DELETE);
  test.clock.nowMs += 2000;
  const back = await test.as(EMAIL);
  await back('/api/account');
  return { test, sam, second, third, back };
}

describe('a token from before an account was deleted', () => {
  it('opens nothing of the account that the same person makes later', async () => {
    const { sam, back } = await afterDeletion();
    const leaseId = await reserve(back);
    for (const path of ['/api/account', '/api/account/export', '/api/admin']) {
      expect(await codeOf(await sam(path))).toBe('401 session-over');
    }
    expect(await codeOf(await sam('/api/batches', json({ photos: 1 })))).toBe('401 session-over');
    expect(await codeOf(await sam(`/api/batches/${leaseId}/settle`, json({})))).toBe('401 session-over');
    expect(await codeOf(await analyze(sam, leaseId))).toBe('401 session-over');
    expect((await analyze(back, leaseId)).status).toBe(200);
  });

  it('deletes nothing of that account', async () => {
    const { sam, back } = await afterDeletion();
    expect(await (await sam('/api/account', DELETE)).json()).toEqual({ deleted: true, newsletter: 'none' });
    expect((await back('/api/account')).status).toBe(200);
  });

  it('is none the better for another sign-in, nor for the very second of the deletion', async () => {
    const { second, third } = await afterDeletion();
    for (const call of [second, third])
      expect(await codeOf(await call('/api/account'))).toBe('401 session-over');
  });
});
