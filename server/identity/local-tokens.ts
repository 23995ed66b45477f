import { createHash, randomUUID } from 'node:crypto';
import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  type generateKeyPair,
  jwtVerify,
  SignJWT,
} from 'jose';
import { RefreshFamilies } from './refresh-families.ts';

/** An RS256 key pair; generating one takes a large part of a second. */
export type SigningKeys = Awaited<ReturnType<typeof generateKeyPair>>;

/** A private key, and its public key as published. */
type Signer = Awaited<ReturnType<typeof signerOf>>;

interface Person {
  readonly sub: string;
  readonly name: string;
  readonly email: string;
}

interface Grant {
  readonly person: Person;
  readonly clientId: string;
  readonly scope: string;
  readonly audience: string;
  readonly nonce: string | undefined;
  /** When the person signed in, in seconds, which stays the same in refreshed tokens. */
  readonly authTime: number;
}

interface CodeGrant extends Grant {
  readonly challenge: string;
  readonly redirectUri: string;
  readonly expiresMs: number;
}

/** The parameters of a request to the provider. */
export type OAuthRequest = Record<string, string>;

const CODE_MS = 60_000;
const TOKEN_SECONDS = 3600;

/** The audience of tokens, unless the request names another one. */
export const AUDIENCE = 'urn:where-my-pix:api';

/** Issues the local provider's codes and tokens. It keeps in memory what is valid, and for whom. */
export class LocalTokens {
  readonly issuer: string;
  readonly #signer: Signer;
  readonly #now: () => number;
  readonly #codes = new Map<string, CodeGrant>();
  readonly #families = new RefreshFamilies<Grant>();
  readonly #people = new Map<string, Person>();

  /** @param issuer with a trailing slash */
  constructor(issuer: string, signer: Signer, now: () => number) {
    this.issuer = issuer;
    this.#signer = signer;
    this.#now = now;
  }

  /** Issues the code of a sign-in, for the client that requested it. */
  codeFor(person: Person, request: OAuthRequest): string {
    const code = randomUUID();
    this.#codes.set(code, {
      person,
      clientId: request['client_id'] ?? '',
      scope: request['scope'] ?? 'openid',
      audience: request['audience'] || AUDIENCE,
      nonce: request['nonce'],
      authTime: Math.floor(this.#now() / 1000),
      challenge: request['code_challenge'] ?? '',
      redirectUri: request['redirect_uri'] ?? '',
      expiresMs: this.#now() + CODE_MS,
    });
    return code;
  }

  /** Exchanges a code or a refresh token for tokens; each works once. @returns undefined if it isn't valid */
  async exchange(request: OAuthRequest) {
    if (request['grant_type'] === 'refresh_token') {
      const known = this.#families.spend(request['refresh_token'] ?? '', request['client_id']);
      return known && this.#tokensFor({ ...known.grant, nonce: undefined }, known.family);
    }
    if (request['grant_type'] !== 'authorization_code') return undefined;
    const code = request['code'] ?? '';
    const grant = this.#codes.get(code);
    this.#codes.delete(code);
    const challenge = createHash('sha256')
      .update(request['code_verifier'] ?? '')
      .digest('base64url');
    const isGood =
      grant &&
      grant.expiresMs > this.#now() &&
      grant.challenge === challenge &&
      grant.clientId === request['client_id'] &&
      grant.redirectUri === request['redirect_uri'];
    return isGood ? this.#tokensFor(grant) : undefined;
  }

  /** Revokes a refresh token and all others of its sign-in. */
  revoke(refreshToken: string): void {
    this.#families.revoke(refreshToken);
  }

  /** Returns the person of an access token, if it is valid. */
  async personOf(accessToken: string): Promise<Person | undefined> {
    const expected = { issuer: this.issuer, audience: this.#userInfoUrl };
    return jwtVerify(accessToken, this.#signer.keys, expected)
      .then(({ payload }) => this.#people.get(payload.sub ?? ''))
      .catch(() => undefined);
  }

  /** Deletes a person, and revokes everything issued to them. */
  forget(sub: string): void {
    this.#people.delete(sub);
    this.#families.revokeOf(sub);
    for (const [code, { person }] of this.#codes) if (person.sub === sub) this.#codes.delete(code);
  }

  get #userInfoUrl(): string {
    return `${this.issuer}userinfo`;
  }

  async #tokensFor(grant: Grant, family?: string) {
    const { person, clientId, scope, audience, nonce, authTime: auth_time } = grant;
    const { sub, name, email } = person;
    this.#people.set(sub, person);
    const identity = { name, email, email_verified: true, auth_time, ...(nonce ? { nonce } : {}) };
    return {
      access_token: await this.#sign({ azp: clientId, scope, auth_time }, [audience, this.#userInfoUrl], sub),
      id_token: await this.#sign(identity, clientId, sub),
      refresh_token: this.#families.issue(grant, family),
      expires_in: TOKEN_SECONDS,
      scope,
      token_type: 'Bearer',
    };
  }

  #sign(claims: Record<string, unknown>, audience: string | string[], sub: string): Promise<string> {
    const issuedAt = Math.floor(this.#now() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: this.#signer.kid, typ: 'JWT' })
      .setIssuer(this.issuer)
      .setSubject(sub)
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + TOKEN_SECONDS)
      .sign(this.#signer.privateKey);
  }
}

/** Gives a key pair the id under which it is published: its thumbprint, the same in every process (RFC 7638). */
export async function signerOf({ publicKey, privateKey }: SigningKeys) {
  const key = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(key);
  const keySet = { keys: [{ ...key, kid, alg: 'RS256', use: 'sig' }] };
  return { privateKey, kid, keySet, keys: createLocalJWKSet(keySet) };
}
