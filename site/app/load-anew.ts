/** Marks an entry of the tab's history whose document was loaded again. */
interface EntryState {
  readonly isLoadedAnew?: true;
}

/**
 * Loads the page's document again, once, if the server answers: a tab that was open while a new version was deployed asks
 * for scripts that are gone. Resolves where that would not help.
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
