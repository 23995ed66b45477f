import { init, send } from '@emailjs/browser';
import { LOGIN_NOTICE_MS } from '../limits.ts';
import type { ConfigReply } from '#protocol/config.ts';
import type { SessionUser } from './auth-state.ts';

/** Key of the time of the last notification, in milliseconds since 1970. */
const SENT_KEY = 'login-notice-sent';

const UNKNOWN = { name: 'Unknown', email: 'unknown@example.com' } as const;

/**
 * Sends the login notification through EmailJS, at most once in 24 hours per browser.
 *
 * @throws EmailJS's error response: 451 in a headless browser, 403, 429, or a missing id
 */
export async function sendLoginNotice(
  { name, email }: SessionUser,
  { origin, publicKey, serviceId, templateId }: NonNullable<ConfigReply['loginNotice']>,
): Promise<void> {
  const lastMs = Number(localStorage.getItem(SENT_KEY));
  if (Date.now() - lastMs < LOGIN_NOTICE_MS) return;
  init({ origin, publicKey, blockHeadless: true });
  await send(serviceId, templateId, {
    user_name: name ?? UNKNOWN.name,
    user_email: email ?? UNKNOWN.email,
  });
  localStorage.setItem(SENT_KEY, String(Date.now()));
}
