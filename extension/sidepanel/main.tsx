import '../styles.css';
import './panel.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { text } from '../i18n/text.ts';
import { followTheme } from '../storage/page-theme.ts';
import { Panel } from './panel.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The panel has no #root');

document.documentElement.lang = text('language_tag');
followTheme();
createRoot(root).render(
  <StrictMode>
    <Panel />
  </StrictMode>,
);
