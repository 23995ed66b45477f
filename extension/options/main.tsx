import '../styles.css';
import { createRoot } from 'react-dom/client';
import { text } from '../i18n/text.ts';
import { followTheme } from '../storage/page-theme.ts';
import { readSettings } from '../storage/settings.ts';
import { Options } from './options.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The options page has no #root');

document.documentElement.lang = text('language_tag');
document.title = text('options_page_title');
createRoot(root).render(<Options first={await readSettings()} />);
followTheme();
