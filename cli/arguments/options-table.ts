import { EVENT_GAP_HOURS } from '#core/events/limits.ts';
import { DETAILS } from '#core/categories/detail.ts';
import { ARCHIVE_NAME, ENOUGH_PHOTOS } from '#core/limits.ts';
import { DEFAULT_PATTERN, PATTERN_EXAMPLES } from '#core/naming/naming-pattern.ts';
import { SCHEME_EXAMPLES } from '#core/schemes/scheme-problem-text.ts';
import { CATEGORY_SCHEME } from '#core/schemes/scheme.ts';
import { LANGUAGES } from '#messages/language.ts';
import { addressForms, storageHelp } from '../storage/target.ts';
import type { Option, Options } from './option.ts';

const needsFolder: Option['missing'] = (option, t) => t('into.needsFolder', { option });
const needsAddress: Option['missing'] = (option, t) =>
  t('storage.needsAddress', { option, addresses: addressForms(t) });
const needsGlob: Option['missing'] = (option, t) => t('command-line.needsGlob', { option });

const KEPT_OR_LEFT_OUT = {
  type: 'string',
  value: 'choice',
  group: 'choice',
  completed: ['keep', 'leave-out'],
  missing: (option, t) => t('trash.either', { option }),
} as const satisfies Omit<Option, 'help'>;

/** The options that every command has. */
export const PROGRAM_OPTIONS = {
  language: {
    type: 'string',
    value: 'code',
    group: 'program',
    help: (t) => t('command-line.helpLanguage', { languages: LANGUAGES.join(', ') }),
    completed: LANGUAGES,
    missing: (_, t) => t('command-line.unknownLanguage', { languages: LANGUAGES.join(', ') }),
  },
  help: {
    type: 'boolean',
    short: 'h',
    default: false,
    group: 'program',
    help: (t) => t('command-line.helpHelp'),
  },
} as const satisfies Options;

/** The option for results that programs read. */
export const JSON_OPTION = {
  json: { type: 'boolean', default: false, group: 'report', help: (t) => t('command-line.helpJson') },
} as const satisfies Options;

/** The options that say more about a storage. */
export const STORAGE_OPTIONS = {
  's3-endpoint': {
    type: 'string',
    value: 'url',
    group: 'storage',
    help: (t) => t('storage.s3HelpEndpoint'),
    missing: (_, t) => t('storage.s3NeedsEndpoint'),
  },
  'allow-http': {
    type: 'boolean',
    default: false,
    group: 'storage',
    help: (t) => t('storage.helpAllowHttp'),
  },
} as const satisfies Options;

/** The options for a ZIP or a folder that `send` doesn't have. */
export const DISK_OPTIONS = {
  out: {
    type: 'string',
    default: ARCHIVE_NAME,
    value: 'file',
    group: 'output',
    help: (t) => t('command-line.helpOut', { archive: ARCHIVE_NAME }),
    completed: 'file',
  },
  force: { type: 'boolean', default: false, group: 'output', help: (t) => t('command-line.helpForce') },
  into: {
    type: 'string',
    value: 'folder',
    group: 'output',
    help: (t) => t('into.helpInto'),
    completed: 'folder',
    missing: needsFolder,
  },
  move: { type: 'boolean', default: false, group: 'output', help: (t) => t('into.helpMove') },
  'write-dates': {
    type: 'boolean',
    default: false,
    group: 'output',
    help: (t) => t('command-line.helpWriteDates'),
  },
} as const satisfies Options;

/** The options for how photos are looked at, named and filed. */
export const BATCH_OPTIONS = {
  'no-list': { type: 'boolean', default: false, group: 'output', help: (t) => t('restore.helpNoList') },
  xmp: { type: 'boolean', default: false, group: 'output', help: (t) => t('command-line.helpXmp') },
  'no-films': {
    type: 'boolean',
    default: false,
    group: 'output',
    help: (t) => t('command-line.helpNoFilms'),
  },
  'dry-run': { type: 'boolean', default: false, group: 'output', help: (t) => t('command-line.helpDryRun') },
  scheme: {
    type: 'string',
    default: CATEGORY_SCHEME,
    value: 'scheme',
    group: 'folders',
    help: (t) =>
      t('command-line.helpScheme', { scheme: CATEGORY_SCHEME, tokens: SCHEME_EXAMPLES.join(', ') }),
    completed: SCHEME_EXAMPLES,
  },
  detail: {
    type: 'string',
    default: 'fine',
    value: 'level',
    group: 'folders',
    help: (t) => t('command-line.helpDetail', { fewest: ENOUGH_PHOTOS }),
    completed: DETAILS,
    missing: (option, t) => t('command-line.needsDetail', { option }),
  },
  pattern: {
    type: 'string',
    default: DEFAULT_PATTERN,
    value: 'pattern',
    group: 'folders',
    help: (t) =>
      t('command-line.helpPattern', { pattern: DEFAULT_PATTERN, tokens: PATTERN_EXAMPLES.join(', ') }),
    completed: PATTERN_EXAMPLES,
    missing: (option, t) => t('command-line.needsPattern', { option }),
  },
  rules: {
    type: 'string',
    value: 'file',
    group: 'folders',
    help: (t) => t('command-line.helpRules'),
    completed: 'file',
  },
  people: {
    type: 'boolean',
    default: false,
    group: 'folders',
    help: (t) => t('command-line.helpPeople'),
  },
  'remember-people': {
    type: 'boolean',
    default: false,
    group: 'folders',
    help: (t) => t('command-line.helpRememberPeople'),
  },
  'event-gap': {
    type: 'string',
    default: String(EVENT_GAP_HOURS),
    value: 'hours',
    group: 'folders',
    help: (t) => t('command-line.helpEventGap', { hours: EVENT_GAP_HOURS }),
    completed: [],
  },
  'english-folders': {
    type: 'boolean',
    default: false,
    group: 'folders',
    help: (t) => t('command-line.helpEnglishFolders'),
  },
  'no-hints': {
    type: 'boolean',
    default: false,
    group: 'folders',
    help: (t) => t('command-line.helpNoHints'),
  },
  'unsure-to-unsorted': {
    type: 'boolean',
    default: false,
    group: 'folders',
    help: (t) => t('command-line.helpUnsure'),
  },
  'no-look-again': {
    type: 'boolean',
    default: false,
    group: 'folders',
    help: (t) => t('command-line.helpNoLookAgain'),
  },
  exclude: {
    type: 'string',
    multiple: true,
    value: 'glob',
    group: 'choice',
    help: (t) => t('command-line.helpExclude'),
    completed: [],
    missing: needsGlob,
  },
  include: {
    type: 'string',
    multiple: true,
    value: 'glob',
    group: 'choice',
    help: (t) => t('command-line.helpInclude'),
    completed: [],
    missing: needsGlob,
  },
  trashed: { ...KEPT_OR_LEFT_OUT, help: (t) => t('trash.help') },
  messages: { ...KEPT_OR_LEFT_OUT, help: (t) => t('trash.messagesHelp') },
  'carry-unreadable': {
    type: 'boolean',
    default: false,
    group: 'choice',
    help: (t) => t('command-line.helpCarryUnreadable'),
  },
  resume: { type: 'boolean', default: false, group: 'engine', help: (t) => t('resuming.helpResume') },
  workers: {
    type: 'string',
    value: 'number',
    group: 'engine',
    help: (t) => t('resuming.helpWorkers'),
    completed: [],
  },
  verbose: { type: 'boolean', default: false, group: 'report', help: (t) => t('command-line.helpVerbose') },
  figures: { type: 'boolean', default: false, group: 'report', help: (t) => t('command-line.helpFigures') },
  ...JSON_OPTION,
} as const satisfies Options;

/** The address of a storage that photos are sent to. */
export const TO_OPTION = {
  to: {
    type: 'string',
    value: 'address',
    group: 'storage',
    help: (t) => t('storage.helpTo', { kinds: storageHelp(t) }),
    completed: [],
    missing: needsAddress,
  },
} as const satisfies Options;

/** The options of `organize`, which runs where no command is named. */
export const OPTIONS = {
  ...DISK_OPTIONS,
  ...BATCH_OPTIONS,
  ...TO_OPTION,
  ...STORAGE_OPTIONS,
  ...PROGRAM_OPTIONS,
} as const satisfies Options;
