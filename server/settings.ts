import type { ConfigReply } from '#protocol/config.ts';
import { SUBSCRIBE_FORM_PATH } from '#protocol/subscribe.ts';
import type { AdminSettings, BillingSettings } from './deps.ts';
import type { Env } from './env.ts';

/** Returns the public part of the settings, for the site. */
export function configFrom(
  env: Env,
  identity: Pick<ConfigReply, 'domain' | 'clientId' | 'audience' | 'connection'>,
): ConfigReply {
  const { EMAILJS_PUBLIC_KEY: publicKey, EMAILJS_SERVICE_ID: serviceId } = env;
  const { EMAILJS_TEMPLATE_ID: templateId, EMAILJS_ORIGIN: origin } = env;
  const { RATING: value, RATING_SOURCE_URL: source } = env;
  return {
    ...identity,
    checkout: {
      pro: env.CHECKOUT_PRO_URL ?? null,
      enterprise: env.CHECKOUT_ENTERPRISE_URL ?? null,
      concierge: env.CHECKOUT_CONCIERGE_URL ?? null,
    },
    newsletterListId: env.NEWSLETTER_LIST_ID,
    popupForm: { action: env.POPUP_FORM_URL ?? SUBSCRIBE_FORM_PATH, honeypot: env.POPUP_FORM_HONEYPOT },
    loginNotice: publicKey && serviceId && templateId ? { origin, publicKey, serviceId, templateId } : null,
    rating: value !== undefined && source ? { value, source } : null,
  };
}

/** Returns the administrator's settings, if set. */
export function adminFrom({
  ADMIN_EMAIL: email,
  ADMIN_PASSWORD_HASH: passwordHash,
}: Env): AdminSettings | undefined {
  return email && passwordHash ? { email, passwordHash } : undefined;
}

/** Returns the billing settings, if set. */
export function billingFrom(env: Env): BillingSettings | undefined {
  const { STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  return webhookSecret === undefined
    ? undefined
    : {
        webhookSecret,
        plans: Object.fromEntries([
          ...env.STRIPE_PRO_PRICES.map((price) => [price, 'pro'] as const),
          ...env.STRIPE_ENTERPRISE_PRICES.map((price) => [price, 'enterprise'] as const),
        ]),
      };
}

/** Returns the origins that may make cross-origin API calls. */
export function allowedOriginsFrom({ ALLOWED_ORIGINS, EXTENSION_ID }: Env): string[] {
  return [...ALLOWED_ORIGINS, `chrome-extension://${EXTENSION_ID}`];
}

/** Returns the missing settings and the features that are off without them, one line each, for the startup message. */
export function whatIsOff(env: Env): string[] {
  const off: [isSet: unknown, settings: string, what: string][] = [
    [
      env.AUTH0_DOMAIN,
      'AUTH0_DOMAIN, AUTH0_CLIENT_ID, AUTH0_AUDIENCE',
      'sign-in with Google; a local page stands in',
    ],
    [env.CHECKOUT_PRO_URL, 'CHECKOUT_PRO_URL', 'buying the Pro plan'],
    [env.CHECKOUT_ENTERPRISE_URL, 'CHECKOUT_ENTERPRISE_URL', 'buying the Enterprise plan'],
    [env.CHECKOUT_CONCIERGE_URL, 'CHECKOUT_CONCIERGE_URL', 'booking the concierge'],
    [env.STRIPE_WEBHOOK_SECRET, 'STRIPE_WEBHOOK_SECRET', 'plans following payments'],
    [env.ADMIN_EMAIL, 'ADMIN_EMAIL, ADMIN_PASSWORD_HASH', 'the admin screen'],
    [env.MAILCHIMP_API_KEY, 'MAILCHIMP_API_KEY', 'passing newsletter addresses on; they are kept here'],
    [env.SMTP_URL, 'SMTP_URL, CONTACT_TO, CONTACT_FROM', 'mailing messages on; they are kept here'],
    [
      env.EMAILJS_PUBLIC_KEY,
      'EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID',
      'the login notification',
    ],
    [env.RATING_SOURCE_URL, 'RATING, RATING_SOURCE_URL', 'the average rating on the home page'],
  ];
  return off.filter(([isSet]) => !isSet).map(([, settings, what]) => `${settings}: ${what}`);
}
