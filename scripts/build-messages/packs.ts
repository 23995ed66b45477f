/**
 * What somewhere speaks and loads at once, in the language that is found out when it runs: for each, the build writes
 * `load-<name>.ts`.
 */
export const PACKS: Readonly<Record<string, readonly string[]>> = {
  popup: ['popup', 'meter', 'failures', 'quantities'],
  panel: [
    'panel',
    'device',
    'own-model',
    'table',
    'along',
    'board',
    'results',
    'search',
    'vocabulary',
    'viewer',
    'stacks',
    'rules',
    'shape',
    'figures',
    'people',
    'unsure',
    'send',
    'storage',
    'folder',
    'list',
    'toasts',
    'toaster',
    'meter',
    'failures',
    'quantities',
  ],
  options: ['options', 'theme', 'device', 'own-model'],
  'command-line': [
    'command-line',
    'commands',
    'into',
    'library',
    'storage',
    'restore',
    'resuming',
    'finding',
    'figures',
    'trash',
    'along',
    'vocabulary',
    'list',
    'failures',
    'quantities',
    'rules',
  ],
};

/** The subject that Chrome reads itself, from `_locales`. */
export const MANIFEST = 'manifest';
