import { readWrittenDate } from '../dates/date-to-write.ts';
import { isRecord } from '../is-record.ts';
import { readListed } from '../lists/listed-facts.ts';
import { isTopName, type TopNames } from '../lists/top-names.ts';
import {
  fitting,
  ifValid,
  listOf,
  matching,
  numberOf,
  objectOf,
  oneOf,
  optional,
  type Reader,
  readSwitch,
  textOf,
  wholeOf,
} from '../saved/fields.ts';
import { isNewerRecord, RECORD_VERSIONS } from '../saved/record-version.ts';
import { SCHEME_LENGTH } from '../schemes/limits.ts';
import { schemeProblem } from '../schemes/scheme.ts';
import {
  FILE_ACTIONS,
  type FileRecord,
  type HeaderRecord,
  type JournalRecord,
  KEEP_REASONS,
  type PhotoRecord,
  SKIP_REASONS,
  type SourceRoot,
} from './journal-record.ts';
import { MOST_LINE_LENGTH } from './limits.ts';
import { isTargetPath, isWithin } from './safe-path.ts';

type RecordType = JournalRecord['type'];
type FieldsOf<Type extends RecordType> = Omit<Extract<JournalRecord, { readonly type: Type }>, 'type'>;

const FORMAT = 'where-my-pix';

const count = wholeOf();
const text = textOf(MOST_LINE_LENGTH);
const sum = matching(/^[0-9a-f]{64}$/, 64);
const target = fitting(text, isTargetPath);
const listName = fitting(text, isTopName);
const ROOT_PATH = /^(?:\/|[a-z]:[\\/]|\\\\)/i;

const readRoot = objectOf<SourceRoot>({
  path: fitting(text, (path) => !path.includes('\0') && ROOT_PATH.test(path)),
  kind: oneOf('folder', 'zip'),
});

const readFile = objectOf<Omit<FileRecord, 'type'>>({
  file: count,
  source: optional(objectOf({ root: count, path: fitting(text, isWithin) })),
  path: target,
  sizeBytes: count,
  sha256: sum,
  modifiedMs: numberOf(),
  action: oneOf(...FILE_ACTIONS),
  dated: optional(readWrittenDate),
});

const readNothing = objectOf<object>({});
const readNumber = objectOf<{ readonly file: number }>({ file: count });
const readPath = objectOf<{ readonly path: string }>({ path: target });

/** A reader for the fields of each type of record. */
const READERS: { readonly [Type in RecordType]: Reader<FieldsOf<Type>> } = {
  journal: objectOf<Omit<HeaderRecord, 'type'>>({
    format: oneOf(FORMAT),
    version: oneOf<number>(RECORD_VERSIONS.journal),
    id: matching(/^[0-9a-f-]{36}$/, 36),
    startedAt: matching(/^[\d:.TZ-]{20,30}$/, 30),
    roots: listOf(readRoot, MOST_LINE_LENGTH),
    isNewFolder: readSwitch,
    growsLists: ifValid(oneOf(true)),
    scheme: ifValid(fitting(textOf(SCHEME_LENGTH), (scheme) => !schemeProblem(scheme))),
  }),
  folder: readPath,
  make: readPath,
  // A moved file has a source, and a date is only ever written into a copy.
  file: fitting(
    readFile,
    ({ action, source, dated }) => action !== 'move' || (source !== undefined && !dated),
  ),
  photo: objectOf<Omit<PhotoRecord, 'type'>>({ file: optional(count), listed: readListed }),
  planned: objectOf<FieldsOf<'planned'>>({ files: count, photos: count }),
  begin: objectOf<FieldsOf<'begin'>>({ file: count, path: target }),
  placed: readNumber,
  done: objectOf<FieldsOf<'done'> & { readonly isSourceLeft: boolean }>({
    file: count,
    isSourceLeft: readSwitch,
  }),
  skip: objectOf<FieldsOf<'skip'>>({ file: count, reason: oneOf(...SKIP_REASONS) }),
  lists: objectOf<FieldsOf<'lists'>>({
    names: objectOf<TopNames>({ page: listName, table: listName, sums: listName }),
  }),
  list: objectOf<FieldsOf<'list'>>({ name: listName, sha256: sum }),
  finished: readNothing,
  undo: readNothing,
  undone: readNumber,
  kept: objectOf<FieldsOf<'kept'>>({ file: count, reason: oneOf(...KEEP_REASONS) }),
  'undo-ended': readNothing,
};

/** Parses a line of a journal, which anyone may have written; undefined unless we could have written it. */
export function readRecord(line: string): JournalRecord | undefined {
  const json = parsed(line);
  const type = isRecord(json) ? json['type'] : undefined;
  if (typeof type !== 'string' || !isRecordType(type)) return undefined;
  const fields = READERS[type](json);
  // The fields are those of this type.
  return fields && ({ type, ...fields } as JournalRecord);
}

function isRecordType(type: string): type is RecordType {
  return Object.hasOwn(READERS, type);
}

/** Returns whether the first line of a journal says that a newer version wrote it. */
export function isNewerJournal(line: string): boolean {
  const json = parsed(line);
  return isRecord(json) && json['format'] === FORMAT && isNewerRecord('journal', json);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
