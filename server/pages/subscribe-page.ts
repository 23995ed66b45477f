import { html } from 'hono/html';
import { SUBSCRIBE_FORM_PATH, type SubscribeReply } from '#protocol/subscribe.ts';
import { t } from '../words.ts';
import { plainPage } from './plain-page.ts';

/** The result of the form: a reply, or a problem with the values to show again. */
export type FormResult =
  | { readonly reply: SubscribeReply }
  | { readonly problem: string; readonly email: string; readonly honeypot: string };

const TITLES: Readonly<Record<SubscribeReply['status'], string>> = {
  subscribed: t('server.subscribedTitle'),
  already_subscribed: t('server.alreadySubscribedTitle'),
  pending: t('server.pendingTitle'),
};

/** Returns the page that answers the subscription popup's form. It shows the form again if there is a problem. */
export function subscribePage(result: FormResult) {
  if ('reply' in result) {
    const { status, message } = result.reply;
    return plainPage(
      TITLES[status],
      html`<h1>${TITLES[status]}</h1>
        <p role="status">${message}</p>
        <a href="/">${t('server.back')}</a>`,
    );
  }
  const { problem, email, honeypot } = result;
  return plainPage(
    t('server.subscribeTitle'),
    html`<h1>${t('server.notSubscribed')}</h1>
      <p role="alert" id="problem">${problem}</p>
      <form method="post" action="${SUBSCRIBE_FORM_PATH}">
        <label
          >${t('server.email')}
          <input
            name="EMAIL"
            type="email"
            autocomplete="email"
            required
            aria-describedby="problem"
            value="${email}"
          />
        </label>
        <div class="apart" aria-hidden="true">
          <input name="${honeypot}" tabindex="-1" autocomplete="off" />
        </div>
        <button>${t('server.subscribe')}</button>
      </form>
      <a href="/">${t('server.back')}</a>`,
  );
}
