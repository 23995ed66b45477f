import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DATE_FIELDS, SIDECAR_FIELDS, type TimeMeaning } from '#core/dates/date-fields-table.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../../docs/dates.md'), 'utf8');
const HEADINGS: Readonly<Record<TimeMeaning, string>> = {
  taken: 'Taken',
  edited: 'Edited',
  file: 'Of a file',
};

describe('the times in metadata and sidecars', () => {
  it('are ranked by their meaning: taken, edited, of a file', () => {
    const order: readonly TimeMeaning[] = ['taken', 'edited', 'file'];
    const ranks = DATE_FIELDS.map(({ means }) => order.indexOf(means));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  });

  it.each([...DATE_FIELDS, ...SIDECAR_FIELDS].map(({ name, means }) => [name, means] as const))(
    'include %s, which docs/dates.md explains as %s',
    (name, means) => {
      const row = DOCUMENT.split('\n').find((line) => line.startsWith(`| ${HEADINGS[means]}`)) ?? '';
      const names = { created: 'creationdate', headerSeconds: 'movie header' } as Record<string, string>;
      expect(row).toContain(names[name] ?? name);
    },
  );
});
