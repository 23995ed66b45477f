import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readErrorCode, readListPage } from '#storage/s3-answer.ts';
import { StorageError } from '#storage/storage-error.ts';
import { survives } from './survives.ts';

const TAGS = ['ListBucketResult', 'Contents', 'Key', 'CommonPrefixes', 'Prefix', 'Error', 'Code'];
const pieces = fc.oneof(
  fc.constantFrom(...TAGS.flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag}/>`, `<${tag} a="b"`])),
  fc.constantFrom('<', '>', '&', '&amp;', '&#x41;', '&#xffffff;', '&#9999999;', '<!--', '<?xml', ']]>', '/'),
  fc.string({ maxLength: 20 }),
);
const answers = fc.oneof(
  { weight: 10, arbitrary: fc.array(pieces, { maxLength: 60 }).map((all) => all.join('')) },
  {
    weight: 10,
    arbitrary: fc
      .array(pieces, { maxLength: 60 })
      .map((all) => `<ListBucketResult>${all.join('')}</ListBucketResult>`),
  },
  // Large ones that a slow reader would take minutes for. There are only eight.
  {
    weight: 2,
    arbitrary: fc.oneof(
      fc.constant(`<${'a'.repeat(1_000_000)}`),
      fc.constantFrom('<', '<Contents>', '<a/', '<a b', '&#', '</a>', '<!').map((one) => one.repeat(200_000)),
    ),
  },
);

describe('an S3 server’s answer', () => {
  it('is a list, or is rejected with the name of an error if it has one', () =>
    survives(answers, (xml) => {
      try {
        expect(readErrorCode(xml)).toBeTypeOf('string');
        expect(readListPage(xml).keys.every((key) => typeof key === 'string')).toBe(true);
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
      }
    }));
});
