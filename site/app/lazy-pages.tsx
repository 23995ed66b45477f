import { type ComponentType, lazy, useState } from 'react';
import { PAGE_NAMES, type PageName, type PageRecord, PAGES } from './pages.ts';

/**
 * A page that is loaded when it is visited, or before, when someone is about to. One that is loaded is there at once:
 * markup that waits to be hydrated is not thrown away for a page that is still coming.
 */
function lazyPage({ module }: PageRecord) {
  let loaded: ComponentType | undefined;
  const load = async () => (loaded = await module());
  const Coming = lazy(async () => ({ default: await load() }));
  function Content() {
    // For as long as the page is shown: another component in its place would begin anew.
    const [Page] = useState(() => loaded ?? Coming);
    return <Page />;
  }
  return { Content, load };
}

/** Every page, to be loaded when it is needed. */
export const LAZY_PAGES = new Map(PAGE_NAMES.map((name) => [name, lazyPage(PAGES[name])]));

/** Loads the page at an address of ours. What cannot be loaded now is loaded, or fails in words, when it is shown. */
export async function preloadPage(path: string): Promise<void> {
  const name: PageName = PAGE_NAMES.find((page) => PAGES[page].path === path) ?? 'notFound';
  await LAZY_PAGES.get(name)
    ?.load()
    .catch(() => undefined);
}
