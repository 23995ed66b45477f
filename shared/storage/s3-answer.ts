import { decodedXml } from '#core/xmp/decoded-xml.ts';
import { StorageError } from './storage-error.ts';

/** A page of the list of what a bucket has below a prefix; untrusted. */
export interface ListPage {
  readonly keys: readonly string[];
  /** What keys begin with up to the next slash. */
  readonly prefixes: readonly string[];
  /** What the next page is asked for by; undefined for the last one. */
  readonly next: string | undefined;
}

/**
 * A part of XML: a tag, or text. Everything else, such as comments, is passed over. It stays fast for any input, since a name
 * can end at one place only.
 */
const PART = /<(\/?)([A-Za-z][\w:.-]*)(?=[\s/>])[^<>]*?(\/?)>|<[^<>]*>|([^<]+)/g;
/** Elements within one another; S3's have four. */
const MOST_DEPTH = 8;

/**
 * Reads a page of a list (Amazon S3 API Reference, ListObjectsV2).
 *
 * @throws {StorageError} `server` for an answer that is none
 */
export function readListPage(xml: string): ListPage {
  const keys: string[] = [];
  const prefixes: string[] = [];
  let next: string | undefined;
  let isList = false;
  for (const { path, text } of textsIn(xml)) {
    isList ||= path === LIST;
    if (path === `${LIST}/Contents/Key`) keys.push(text);
    if (path === `${LIST}/CommonPrefixes/Prefix`) prefixes.push(text);
    if (path === `${LIST}/NextContinuationToken`) next = text;
  }
  if (!isList) throw new StorageError('server');
  return { keys, prefixes, next };
}

const LIST = 'ListBucketResult';

/** Reads the name of an error, such as `SignatureDoesNotMatch`; empty if an answer says none. */
export function readErrorCode(xml: string): string {
  for (const { path, text } of textsIn(xml)) if (path === 'Error/Code') return text;
  return '';
}

/** The elements of an XML, each once it ends, with the text in it and the names of those around it. */
function* textsIn(xml: string): Generator<{ readonly path: string; readonly text: string }, void, void> {
  const open: { readonly path: string; text: string }[] = [];
  for (const [, slash, name, empty, text] of xml.matchAll(PART)) {
    const inner = open.at(-1);
    if (text !== undefined) {
      if (inner) inner.text += text;
    } else if (name !== undefined && slash !== '') {
      const ended = open.pop();
      if (ended) yield { path: ended.path, text: decodedXml(ended.text) };
    } else if (name !== undefined) {
      const path = inner ? `${inner.path}/${name}` : name;
      if (empty !== '') yield { path, text: '' };
      else if (open.push({ path, text: '' }) > MOST_DEPTH) throw new StorageError('server');
    }
  }
}
