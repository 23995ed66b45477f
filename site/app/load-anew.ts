/** Marks an entry of the tab's history whose document was reloaded. */
interface EntryState {
  readonly isLoadedAnew?: true;
}

/**
 * Reloads the page's document once, if the server responds: a tab that was open during a deployment requests scripts
 * that no longer exist. Resolves if reloading would not help.
 */
export async function loadAnew(): Promise<void> {
  const { href } = location;
  const state = (history.state ?? {}) as EntryState;
  if (state.isLoadedAnew) return;
  const reply = await fetch(href, { cache: 'no-store' }).catch(() => undefined);
  if (!reply?.ok || location.href !== href) return;
  history.replaceState({ ...state, isLoadedAnew: true } satisfies EntryState, '');
  location.reload();
  await new Promise<never>(() => undefined);
}
