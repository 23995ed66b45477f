import { html } from 'hono/html';
import { SUBSCRIBE_FORM_PATH, type SubscribeReply } from '#protocol/subscribe.ts';
import { plainPage } from './plain-page.ts';

/** The result of the form: a reply, or a problem with the values to show again. */
export type FormResult =
  | { readonly reply: SubscribeReply }
  | { readonly problem: string; readonly email: string; readonly honeypot: string };

const TITLES: Readonly<Record<SubscribeReply['status'], string>> = {
  subscribed: 'You are subscribed',
  already_subscribed: 'Already Subscribed',
  pending: 'Almost there',
};

/** The page that answers the subscription popup's form. It shows the form again where there is a problem. */
export function subscribePage(result: FormResult) {
  if ('reply' in result) {
    const { status, message } = result.reply;
    return plainPage(
      TITLES[status],
      html`<h1>${TITLES[status]}</h1>
        <p role="status">${message}</p>
        <a href="/">Back to Where My Pix</a>`,
    );
  }
  const { problem, email, honeypot } = result;
  return plainPage(
    'Subscribe',
    html`<h1>Not subscribed yet</h1>
      <p role="alert" id="problem">${problem}</p>
      <form method="post" action="${SUBSCRIBE_FORM_PATH}">
        <label
          >Email
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
        <button>Subscribe</button>
      </form>
      <a href="/">Back to Where My Pix</a>`,
  );
}
