/** Key in sessionStorage of the address that was last loaded anew. */
const KEY = 'loaded-anew';

/**
 * Loads the page's document again, once, if the server answers: a tab that was open while a new version was deployed asks
 * for scripts that are gone. Resolves where that would not help.
 */
export async function loadAnew(): Promise<void> {
  const { href } = location;
  try {
    if (sessionStorage.getItem(KEY) === href) return;
    const reply = await fetch(href, { cache: 'no-store' });
    if (!reply.ok || location.href !== href) return;
    sessionStorage.setItem(KEY, href);
  } catch {
    return;
  }
  location.reload();
  await new Promise<never>(() => undefined);
}

/** Called when a page has come, so that the next new version is loaded as well. */
export function noteLoaded(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
