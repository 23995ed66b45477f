import '../styles.css';
import { createRoot } from 'react-dom/client';
import { text } from '../i18n/text.ts';
import { followTheme } from '../storage/page-theme.ts';
import { Popup } from './popup.tsx';
import { readSnapshot } from './snapshot.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The popup has no #root');

document.documentElement.lang = text('language_tag');
createRoot(root).render(<Popup snapshot={await readSnapshot()} />);
followTheme();
