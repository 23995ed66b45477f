import '../styles.css';
import './panel.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { load } from '#messages/compiled/load-panel.ts';
import { MessagesContext } from '#ui/kit/messages-context.ts';
import { loadSpoken } from '../i18n/load-spoken.ts';
import { followTheme } from '../storage/page-theme.ts';
import { Panel } from './panel.tsx';
import { readPanelSnapshot } from './panel-snapshot.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The panel has no #root');

followTheme();
const [spoken, snapshot] = await Promise.all([loadSpoken(load), readPanelSnapshot()]);
createRoot(root).render(
  <StrictMode>
    <MessagesContext value={spoken}>
      <Panel snapshot={snapshot} />
    </MessagesContext>
  </StrictMode>,
);
