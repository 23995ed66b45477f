/** Prefix of the keys under which auth0-spa-js stores a session in localStorage. */
const SESSION_KEYS = '@@auth0spajs@@';

/** Returns whether a session may exist. If not, nobody is signed in, and the library doesn't have to be loaded. */
export function mayHaveSession(): boolean {
  if (new URLSearchParams(location.search).has('state')) return true;
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(SESSION_KEYS));
  } catch {
    return false;
  }
}
