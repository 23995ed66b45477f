import '../styles.css';
import { createRoot } from 'react-dom/client';
import { load } from '#messages/compiled/load-options.ts';
import { optionsWords } from '#words/options.ts';
import { MessagesContext } from '#ui/kit/messages-context.ts';
import { translatorFor } from '#ui/kit/use-messages.ts';
import { loadSpoken } from '../i18n/load-spoken.ts';
import { followTheme } from '../storage/page-theme.ts';
import { readSettings } from '../storage/settings.ts';
import { Options } from './options.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The options page has no #root');

const [spoken, settings] = await Promise.all([loadSpoken(load), readSettings()]);
document.title = translatorFor([optionsWords], spoken)('options.pageTitle');
createRoot(root).render(
  <MessagesContext value={spoken}>
    <Options first={settings} />
  </MessagesContext>,
);
followTheme();
