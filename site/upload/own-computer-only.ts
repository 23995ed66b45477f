/** This site and the user's own computer, where a model may run. */
const CONNECT_TO = "connect-src 'self' blob: http://localhost:* http://127.0.0.1:*";

let isApplied = false;

/**
 * Makes the browser let this page connect only to its own site and to this computer, until the page is reloaded. A
 * policy in the page can only narrow the server's (Content Security Policy Level 3, section 3.3), so no script can
 * undo it.
 */
export function connectToOwnComputerOnly(): void {
  if (isApplied) return;
  isApplied = true;
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = CONNECT_TO;
  document.head.append(policy);
}
