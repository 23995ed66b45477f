import './styles.css';
import './open-page.ts';
import { recordEarlyInput } from './early-input.ts';
import { keepForOffline } from './keep-for-offline.ts';
import { armScrollToEnd } from '../kit/scroll-to-end.ts';
import { mustActAtOnce, whenLoaded, whenSomebodyIsThere } from './when-to-act.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const hydrate = async () => {
  const { hydratePage } = await import('./hydrate-page.tsx');
  await hydratePage(root);
};
const scripts = root.dataset['scripts']?.split(' ') ?? [];
if (root.dataset['scrollsOn'] !== undefined) armScrollToEnd();
// Built pages are prerendered; in development the page is empty.
if (!root.hasChildNodes()) {
  void hydrate();
} else if (mustActAtOnce(root)) {
  recordEarlyInput();
  fetchAhead(scripts);
  void hydrate();
  whenLoaded(keepForOffline);
} else {
  recordEarlyInput();
  whenLoaded(() => fetchAhead(scripts));
  whenSomebodyIsThere(() => void hydrate(), root);
  whenLoaded(keepForOffline);
}

/** Preloads scripts (`modulepreload`), so that nested imports are fetched in parallel. */
function fetchAhead(paths: readonly string[]): void {
  for (const path of paths) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = path;
    document.head.append(link);
  }
}
