import '../styles.css';
import './panel.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Panel } from './panel.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The panel has no #root');

createRoot(root).render(
  <StrictMode>
    <Panel />
  </StrictMode>,
);
