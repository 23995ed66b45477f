/**
 * Groups of subjects that a program loads at once in a language known only at run time. The build writes
 * `load-<name>.ts` for each.
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
    'date-sources',
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
    'date-sources',
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
