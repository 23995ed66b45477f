import '../styles.css';
import { createRoot } from 'react-dom/client';
import { text } from '../i18n/text.ts';
import { followTheme } from '../storage/page-theme.ts';
import { Popup } from './popup.tsx';
import { readFirstSight } from './first-sight.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The popup has no #root');

document.documentElement.lang = text('language_tag');
// What storage knows takes a few milliseconds, and then nothing has to move.
const first = await readFirstSight();
createRoot(root).render(<Popup first={first} />);
followTheme();
