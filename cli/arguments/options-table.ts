import type { ParseArgsConfig } from 'node:util';
import { EVENT_GAP_HOURS } from '#core/events/limits.ts';
import { ARCHIVE_NAME } from '#core/limits.ts';
import { DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import { CATEGORY_SCHEME } from '#core/schemes/scheme.ts';

/** The options of the command line, as Node's parser takes them. */
export const OPTIONS = {
  out: { type: 'string', default: ARCHIVE_NAME },
  force: { type: 'boolean', default: false },
  pattern: { type: 'string', default: DEFAULT_PATTERN },
  rules: { type: 'string' },
  scheme: { type: 'string', default: CATEGORY_SCHEME },
  people: { type: 'boolean', default: false },
  'event-gap': { type: 'string', default: String(EVENT_GAP_HOURS) },
  language: { type: 'string' },
  'english-folders': { type: 'boolean', default: false },
  'no-hints': { type: 'boolean', default: false },
  'unsure-to-unsorted': { type: 'boolean', default: false },
  'no-look-again': { type: 'boolean', default: false },
  'no-list': { type: 'boolean', default: false },
  xmp: { type: 'boolean', default: false },
  'write-dates': { type: 'boolean', default: false },
  'carry-unreadable': { type: 'boolean', default: false },
  exclude: { type: 'string', multiple: true },
  include: { type: 'string', multiple: true },
  trashed: { type: 'string' },
  resume: { type: 'boolean', default: false },
  workers: { type: 'string' },
  find: { type: 'string' },
  restore: { type: 'string' },
  into: { type: 'string' },
  move: { type: 'boolean', default: false },
  to: { type: 'string' },
  's3-endpoint': { type: 'string' },
  'allow-http': { type: 'boolean', default: false },
  'go-on': { type: 'string' },
  undo: { type: 'string' },
  figures: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  verbose: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const satisfies NonNullable<ParseArgsConfig['options']>;
