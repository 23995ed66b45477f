/** This site, and this very computer, where users may have a model of their own. */
const CONNECT_TO = "connect-src 'self' blob: http://localhost:* http://127.0.0.1:*";

let isApplied = false;

/**
 * From now on the browser lets this page connect to its own site and to this computer alone, until it is loaded anew. A
 * policy in the page can only take away from what the server's allows (Content Security Policy Level 3, section 3.3), so
 * no script can undo it.
 */
export function connectToOwnComputerOnly(): void {
  if (isApplied) return;
  isApplied = true;
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = CONNECT_TO;
  document.head.append(policy);
}
