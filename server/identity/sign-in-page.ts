import { html } from 'hono/html';
import { plainPage } from '../pages/plain-page.ts';

/** The parameters of the authorization request that the form includes. */
const CARRIED = [
  'response_type',
  'client_id',
  'redirect_uri',
  'scope',
  'audience',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
];

/**
 * Returns the page on which a developer enters a name and an email address. The template escapes every value.
 *
 * @param cancelUrl the link for leaving without signing in; empty for none
 */
export function signInPage(request: Record<string, string>, cancelUrl: string, problem = '') {
  return plainPage(
    'Log in (local)',
    html`<h1>Who is logging in?</h1>
      <p>This page stands in for Google on this machine. Any name and e-mail will do.</p>
      ${problem ? html`<p role="alert">${problem}</p>` : ''}
      <form method="post" action="/authorize">
        ${CARRIED.map((name) =>
          request[name] === undefined
            ? ''
            : html`<input type="hidden" name="${name}" value="${request[name]}" />`,
        )}
        <label
          >Name
          <input name="name" autocomplete="name" value="${request['name'] ?? 'Sam Sample'}" />
        </label>
        <label
          >E-mail
          <input
            name="email"
            type="email"
            autocomplete="email"
            required
            value="${request['email'] ?? 'sam@example.com'}"
          />
        </label>
        <button>Continue with Google (local)</button>
      </form>
      ${cancelUrl ? html`<a href="${cancelUrl}">Cancel</a>` : ''}`,
  );
}
