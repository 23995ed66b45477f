import type { Plugin } from 'vite';

const PAGE = '/popup/index.html';
const MODULE = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;
const STYLES = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;

/**
 * Makes the popup's page one that paints before anything but itself and its first script is loaded: the styles are in
 * it, and its module is named for that script, which imports it after the paint. See [Note: First sight].
 */
export function popupPage(): Plugin {
  return {
    name: 'popup-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle }) {
        if (path !== PAGE) return html;
        const module = MODULE.exec(html)?.[1];
        if (!module || !html.includes('<div id="root">')) throw new Error('The popup has another page.');
        return html
          .replace(MODULE, '')
          .replaceAll(PRELOADS, '')
          .replaceAll(STYLES, (_, file: string) => {
            const sheet = bundle?.[file];
            if (sheet?.type !== 'asset') throw new Error(`There is no ${file}.`);
            return `\n    <style>${String(sheet.source).trim()}</style>`;
          })
          .replace('<div id="root">', `<div id="root" data-module="${module}">`);
      },
    },
  };
}
