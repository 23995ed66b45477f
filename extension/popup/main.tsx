import '../styles.css';
import { createRoot } from 'react-dom/client';
import { load } from '#messages/compiled/load-popup.ts';
import { MessagesContext } from '#ui/kit/messages-context.ts';
import { loadSpoken } from '../i18n/load-spoken.ts';
import { followTheme } from '../storage/page-theme.ts';
import { Popup } from './popup.tsx';
import { readSnapshot } from './snapshot.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The popup has no #root');

const [spoken, snapshot] = await Promise.all([loadSpoken(load), readSnapshot()]);
createRoot(root).render(
  <MessagesContext value={spoken}>
    <Popup snapshot={snapshot} />
  </MessagesContext>,
);
followTheme();
