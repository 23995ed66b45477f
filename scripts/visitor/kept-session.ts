import type { Page } from 'puppeteer';
import { signInAt } from './sign-in.ts';

const CLIENT_ID = 'where-my-pix-local';
const AUDIENCE = 'urn:where-my-pix:api';
const SCOPE = 'openid email profile offline_access';

/** Claims of an ID token about the token rather than the user. */
const PROTOCOL_CLAIMS: ReadonlySet<string> = new Set([
  'iss',
  'aud',
  'exp',
  'nbf',
  'iat',
  'jti',
  'azp',
  'nonce',
  'auth_time',
  'sid',
]);

type Claims = Readonly<Record<string, unknown>>;

/**
 * Signs a user in through the local provider's API, and stores what the sign-in library would have stored. This saves
 * four page loads of the login flow, which only sign-in tests need.
 */
export async function keepSession(page: Page, origin: string, email: string): Promise<void> {
  const send = (path: string, init: RequestInit) => fetch(origin + path, init);
  const { access_token, id_token, refresh_token } = await signInAt(send, email, `${origin}/login`);
  const [header = '', payload = '', signature = ''] = id_token.split('.');
  const claims = decoded(payload);
  const user = Object.fromEntries(Object.entries(claims).filter(([name]) => !PROTOCOL_CLAIMS.has(name)));
  const entries = {
    [`@@auth0spajs@@::${CLIENT_ID}::${AUDIENCE}::${SCOPE}`]: {
      body: {
        access_token,
        refresh_token,
        expires_in: 3600,
        scope: SCOPE,
        oauthTokenScope: SCOPE,
        token_type: 'Bearer',
        audience: AUDIENCE,
        client_id: CLIENT_ID,
      },
      expiresAt: claims['exp'],
    },
    [`@@auth0spajs@@::${CLIENT_ID}::@@user@@`]: {
      id_token,
      decodedToken: {
        encoded: { header, payload, signature },
        header: decoded(header),
        claims: { __raw: id_token, ...claims },
        user,
      },
    },
  };
  // A file of the site that runs no script.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(
    (kept, cookie) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
      document.cookie = `${cookie}=true; path=/; max-age=86400`;
    },
    entries,
    `auth0.${CLIENT_ID}.is.authenticated`,
  );
}

function decoded(part: string): Claims {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims;
}
