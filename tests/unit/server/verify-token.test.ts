import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, exportJWK, exportSPKI, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTokenVerifier, remoteKeys, type TokenRules } from '#server/identity/verify-token.ts';

const ISSUER = 'https://provider.example/';
const AUDIENCE = 'urn:api';
const CLIENT = 'our-client';
const now = Math.floor(Date.now() / 1000);

interface Pair {
  readonly publicKey: CryptoKey;
  readonly privateKey: CryptoKey;
  readonly jwk: JWK;
}

let key: Pair;
let other: Pair;
let rules: TokenRules;

async function pairOf(kid: string): Promise<Pair> {
  const pair = await generateKeyPair('RS256', { extractable: true });
  return { ...pair, jwk: { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

beforeAll(async () => {
  [key, other] = await Promise.all([pairOf('first'), pairOf('second')]);
  const keys = createLocalJWKSet({ keys: [key.jwk] });
  rules = { issuer: ISSUER, audience: AUDIENCE, clientId: CLIENT, keys };
});
afterEach(() => {
  vi.useRealTimers();
});

function tokenOf(claims: Record<string, unknown> = {}, { jwk, privateKey }: Pair = key): Promise<string> {
  const good = { iss: ISSUER, aud: AUDIENCE, sub: 'sam', iat: now, exp: now + 600 };
  return new SignJWT({ ...good, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: jwk.kid ?? '' })
    .sign(privateKey);
}

const verify = (token: string) => createTokenVerifier(rules)(token);

describe('an access token', () => {
  it.each([
    ['made 60 s ahead of our clock is accepted', { iat: 60 }, true],
    ['made 61 s ahead of it is refused', { iat: 61 }, false],
    ['that expired 59 s ago is accepted', { exp: -59 }, true],
    ['that expired 60 s ago is refused', { exp: -60 }, false],
  ])('%s', async (_what, offsets, isTaken) => {
    vi.useFakeTimers({ toFake: ['Date'], now: now * 1000 });
    const claims = Object.fromEntries(Object.entries(offsets).map(([name, offset]) => [name, now + offset]));
    const outcome = verify(await tokenOf(claims)).then(
      () => true,
      () => false,
    );
    expect(await outcome).toBe(isTaken);
  });

  it('that is valid identifies its owner and sign-in time', async () => {
    const iat = Math.floor(Date.now() / 1000);
    await expect(verify(await tokenOf({ iat, auth_time: iat - 9 }))).resolves.toEqual({
      sub: 'sam',
      signedInMs: (iat - 9) * 1000,
    });
  });

  it.each([
    ['the very first second', { auth_time: 0 }, 0],
    ['a second later', { auth_time: 1 }, 1000],
    ['a claim of its own first', { signed_in_at: 5, auth_time: 9 }, 5000],
    ['no later than it was issued', { signed_in_at: now + 9 }, now * 1000],
    ['no negative time', { auth_time: -1 }, undefined],
    ['no text', { auth_time: '9' }, undefined],
    ['nothing', {}, undefined],
  ])('gives a sign-in time of %s', async (_what, claims, signedInMs) => {
    await expect(verify(await tokenOf(claims))).resolves.toEqual({ sub: 'sam', signedInMs });
  });

  it.each([
    ['by another issuer', { iss: 'https://evil.example/' }],
    ['by the issuer without its slash', { iss: ISSUER.slice(0, -1) }],
    ['for another audience', { aud: 'other' }],
    ['for several audiences, made for another client', { aud: [AUDIENCE, 'userinfo'], azp: 'other' }],
    ['for several audiences, made for nobody named', { aud: [AUDIENCE, 'userinfo'] }],
    ['that has expired', { exp: now - 61 }],
    ['that never expires', { exp: undefined }],
    ['that is not yet valid', { nbf: now + 120 }],
    ['that was issued in the future', { iat: now + 120 }],
    ['without its issue time', { iat: undefined }],
    ['without a subject', { sub: undefined }],
    ['with an empty subject', { sub: '' }],
  ])(
    '%s is refused',
    {
      tags: [
        'id-token-claims-iss-sub',
        'token-issuer-must-match-sub',
        'token-audience-includes-client-id',
        'token-exp-iat-must-numbers',
        'token-expiry-before-60-leeway',
      ],
    },
    async (_what, claims) => {
      await expect(verify(await tokenOf(claims))).rejects.toThrow('sign-in-required');
    },
  );

  it.each([
    ['that expired half a minute ago', { exp: now - 30 }],
    ['that becomes valid in half a minute', { nbf: now + 30 }],
    ['that was issued in half a minute, by the provider’s clock', { iat: now + 30 }],
    ['for several audiences, made for us', { aud: [AUDIENCE, 'userinfo'], azp: CLIENT }],
  ])(
    '%s is accepted',
    { tags: ['token-audience-includes-client-id', 'token-expiry-before-60-leeway', 'auth-leeway-60'] },
    async (_what, claims) => {
      await expect(verify(await tokenOf(claims))).resolves.toMatchObject({ sub: 'sam' });
    },
  );

  it('signed with another key under the same name is refused', async () => {
    const forger = { ...other, jwk: { ...other.jwk, kid: 'first' } };
    await expect(verify(await tokenOf({}, forger))).rejects.toThrow('sign-in-required');
  });

  it('with alg none is refused', { tags: ['token-algorithm-rs256'] }, async () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { iss: ISSUER, aud: AUDIENCE, sub: 'sam', iat: now, exp: now + 600 };
    await expect(verify(`${part({ alg: 'none' })}.${part(claims)}.`)).rejects.toThrow('sign-in-required');
  });

  it(
    'with HS256, signed with the public key as its secret, is refused',
    { tags: ['token-algorithm-rs256'] },
    async () => {
      const secret = new TextEncoder().encode(await exportSPKI(key.publicKey));
      const forged = await new SignJWT({ iss: ISSUER, aud: AUDIENCE, sub: 'sam', iat: now, exp: now + 600 })
        .setProtectedHeader({ alg: 'HS256', kid: 'first' })
        .sign(secret);
      await expect(verify(forged)).rejects.toThrow('sign-in-required');
    },
  );

  it.each(['', 'garbage', 'a.b.c'])('%j is refused', async (token) => {
    await expect(verify(token)).rejects.toThrow('sign-in-required');
  });
});

describe('the provider’s keys', () => {
  /** A real server for the provider's key set, which counts requests. */
  async function startKeySet(keys: JWK[]) {
    const served = { keys, asked: 0, status: 200 };
    const server = createServer((_request, response) => {
      served.asked += 1;
      response.writeHead(served.status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ keys: served.keys }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const verifier = createTokenVerifier({ ...rules, keys: remoteKeys(`http://127.0.0.1:${port}/`) });
    const stop = () => new Promise((resolve) => server.close(resolve));
    return { served, verifier, stop };
  }

  it('are downloaded once and kept', { tags: ['auth-library-user-token-recover'] }, async () => {
    const { served, verifier, stop } = await startKeySet([key.jwk]);
    for (let time = 0; time < 5; time += 1) await verifier(await tokenOf());
    expect(served.asked).toBe(1);
    await stop();
  });

  it(
    'are downloaded again for an unknown key, at most once a minute',
    { tags: ['auth-library-user-token-recover'] },
    async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: now * 1000 });
      const { served, verifier, stop } = await startKeySet([key.jwk]);
      await verifier(await tokenOf());
      served.keys = [key.jwk, other.jwk];
      // The provider has rotated its key, but was asked less than a minute ago.
      const rotated = await tokenOf({}, other);
      for (let time = 0; time < 5; time += 1)
        await expect(verifier(rotated)).rejects.toThrow('sign-in-required');
      expect(served.asked).toBe(1);
      vi.setSystemTime(now * 1000 + 60_000);
      await expect(verifier(rotated)).resolves.toMatchObject({ sub: 'sam' });
      expect(served.asked).toBe(2);
      await stop();
    },
  );

  it('that can’t be downloaded are the provider’s fault, not the token’s', async () => {
    const { served, verifier, stop } = await startKeySet([key.jwk]);
    served.status = 500;
    await expect(verifier(await tokenOf())).rejects.toThrow('sign-in-unavailable');
    served.status = 200;
    await expect(verifier(await tokenOf())).resolves.toMatchObject({ sub: 'sam' });
    await stop();
    const lost = createTokenVerifier({ ...rules, keys: remoteKeys('http://127.0.0.1:1/') });
    await expect(lost(await tokenOf())).rejects.toThrow('sign-in-unavailable');
  });
});
