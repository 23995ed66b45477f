import './styles.css';
import './open-page.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { holdPresses } from './held-presses.ts';
import { keepForOffline } from './keep-for-offline.ts';
import { armScrollToEnd } from '../kit/scroll-to-end.ts';
import { mustActAtOnce, whenLoaded, whenSomebodyIsThere } from './when-to-act.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const takeOver = async () => {
  const { takeOverPage } = await import('./take-over-page.tsx');
  await takeOverPage(root);
};
const scripts = root.dataset['scripts']?.split(' ') ?? [];
if (root.dataset['scrollsOn'] !== undefined) armScrollToEnd();
// The built pages come with their markup; in development the page is empty.
if (!root.hasChildNodes()) {
  void takeOver();
} else if (mustActAtOnce(root)) {
  holdPresses();
  fetchAhead(scripts);
  void takeOver();
  whenLoaded(keepForOffline);
} else {
  holdPresses();
  whenLoaded(() => fetchAhead(scripts));
  whenSomebodyIsThere(() => void takeOver(), root);
  whenLoaded(keepForOffline);
}
