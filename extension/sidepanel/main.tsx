import '../styles.css';
import './panel.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { WordingContext } from '#ui/kit/wording-context.ts';
import { WORDING } from '../i18n/panel-wording.ts';
import { text } from '../i18n/text.ts';
import { followTheme } from '../storage/page-theme.ts';
import { Panel } from './panel.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The panel has no #root');

document.documentElement.lang = text('language_tag');
followTheme();
createRoot(root).render(
  <StrictMode>
    <WordingContext value={WORDING}>
      <Panel />
    </WordingContext>
  </StrictMode>,
);
