import { type ComponentType, lazy, useState } from 'react';
import { PAGE_NAMES, type PageName, type PageRecord, PAGES } from './pages.ts';

/**
 * Creates a page whose module is loaded on demand or preloaded. A preloaded page renders synchronously: suspending
 * would discard the prerendered markup during hydration.
 */
function lazyPage({ module }: PageRecord) {
  let loaded: ComponentType | undefined;
  const load = async () => (loaded = await module());
  const Coming = lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      await loadAnew();
      throw error;
    }
  });
  function Content() {
    // Fixed while the page is mounted, because another component would remount it and lose its state.
    const [Page] = useState(() => loaded ?? Coming);
    return <Page />;
  }
  return { Content, load };
}

/** All pages, loaded on demand. */
export const LAZY_PAGES = new Map(PAGE_NAMES.map((name) => [name, lazyPage(PAGES[name])]));

/** Loads the module of the page at a path. Errors are ignored here, because showing the page loads it again. */
export async function preloadPage(path: string): Promise<void> {
  const name: PageName = PAGE_NAMES.find((page) => PAGES[page].path === path) ?? 'notFound';
  await LAZY_PAGES.get(name)
    ?.load()
    .catch(() => undefined);
}

/** Marks an entry of the tab's history whose document was reloaded. */
interface EntryState {
  readonly isLoadedAnew?: true;
}

/**
 * Reloads the page's document once, if the server responds: a tab that was open during a deployment requests scripts
 * that no longer exist. Resolves if reloading would not help.
 */
async function loadAnew(): Promise<void> {
  const { href } = location;
  const state = (history.state ?? {}) as EntryState;
  if (state.isLoadedAnew) return;
  const reply = await fetch(href, { cache: 'no-store' }).catch(() => undefined);
  if (!reply?.ok || location.href !== href) return;
  history.replaceState({ ...state, isLoadedAnew: true } satisfies EntryState, '');
  location.reload();
  await new Promise<never>(() => undefined);
}
