import { describe, expect, it } from 'vitest';
import { foldedWords, isSpaceless } from '#core/search/folded-words.ts';
import { readDate } from '#core/search/read-date.ts';
import { splitRun } from '#core/search/split-run.ts';
import { NO_VOCABULARY } from '#core/search/vocabulary.ts';

/** A Tuesday. */
const TODAY = '2026-11-24';

function rulesOf(text: string, today = TODAY) {
  const words = foldedWords(text).flatMap((word) =>
    isSpaceless(word) ? splitRun(word, NO_VOCABULARY) : [word],
  );
  return readDate(words, 0, today)?.rules;
}

const range = (from: string, to = from) => [{ from, to }];
const year = (number: number) => range(`${number}-01-01`, `${number}-12-31`);

describe('a time in a query', () => {
  it.each([
    ['2024', year(2024)],
    ['June 2024', range('2024-06-01', '2024-06-30')],
    ['february 2024', range('2024-02-01', '2024-02-29')],
    ['Juni 2024', range('2024-06-01', '2024-06-30')],
    ['junio de 2024', range('2024-06-01', '2024-06-30')],
    ['juin 2024', range('2024-06-01', '2024-06-30')],
    ['2024年6月', range('2024-06-01', '2024-06-30')],
    ['2024-06', range('2024-06-01', '2024-06-30')],
    ['2026-05-12', range('2026-05-12')],
    ['12 May 2026', range('2026-05-12')],
    ['May 12, 2026', range('2026-05-12')],
    ['May 12th', [{ months: [5], day: 12 }]],
    ['12. Mai 2026', range('2026-05-12')],
    ['12.5.2026', [...range('2026-05-12'), ...range('2026-12-05')]],
    ['25/12/2025', range('2025-12-25')],
    ['12 de mayo de 2026', range('2026-05-12')],
    ['1er mai 2026', range('2026-05-01')],
    ['2026年5月12日', range('2026-05-12')],
    ['summer 2024', range('2024-06-01', '2024-08-31')],
    ['summer', [{ months: [6, 7, 8] }]],
    ['winter', [{ months: [12, 1, 2] }]],
    ['winter 2024', [...range('2023-12-01', '2024-02-29'), ...range('2024-12-01', '2025-02-28')]],
    ['June', [{ months: [6] }]],
  ])('%s is these days', (text, rules) => {
    expect(rulesOf(text)).toEqual(rules);
  });

  it.each([
    ['today', range('2026-11-24')],
    ['yesterday', range('2026-11-23')],
    ['gestern', range('2026-11-23')],
    ['ayer', range('2026-11-23')],
    ['hier', range('2026-11-23')],
    ['昨日', range('2026-11-23')],
    ['last week', range('2026-11-16', '2026-11-22')],
    ['this week', range('2026-11-23', '2026-11-29')],
    ['letzte Woche', range('2026-11-16', '2026-11-22')],
    ['semana pasada', range('2026-11-16', '2026-11-22')],
    ['semaine dernière', range('2026-11-16', '2026-11-22')],
    ['先週', range('2026-11-16', '2026-11-22')],
    ['last month', range('2026-10-01', '2026-10-31')],
    ['last year', year(2025)],
    ['letztes Jahr', year(2025)],
    ['去年', year(2025)],
    ['last summer', range('2026-06-01', '2026-08-31')],
    ['letzten Sommer', range('2026-06-01', '2026-08-31')],
    ['verano pasado', range('2026-06-01', '2026-08-31')],
    ['été dernier', range('2026-06-01', '2026-08-31')],
    ['去年の夏', range('2025-06-01', '2025-08-31')],
    ['summer last year', range('2025-06-01', '2025-08-31')],
    ['last june', range('2026-06-01', '2026-06-30')],
    ['last december', range('2025-12-01', '2025-12-31')],
    ['last winter', range('2025-12-01', '2026-02-28')],
    ['two summers ago', range('2025-06-01', '2025-08-31')],
    ['3 days ago', range('2026-11-21')],
    ['vor zwei Jahren', year(2024)],
    ['hace 2 años', year(2024)],
    ['il y a deux ans', year(2024)],
    ['2年前', year(2024)],
  ])('%s is counted back from today', (text, rules) => {
    expect(rulesOf(text)).toEqual(rules);
  });

  it('means the previous summer by the last one, even during summer', () => {
    expect(rulesOf('last summer', '2026-07-10')).toEqual(range('2025-06-01', '2025-08-31'));
    expect(rulesOf('last winter', '2026-01-10')).toEqual(range('2024-12-01', '2025-02-28'));
  });

  it('crosses the turn of a year', () => {
    expect(rulesOf('last week', '2026-01-01')).toEqual(range('2025-12-22', '2025-12-28'));
    expect(rulesOf('last month', '2026-01-31')).toEqual(range('2025-12-01', '2025-12-31'));
  });

  it.each(['dog', '2041', '31 feb 2026', '4 dogs', '0', '99999', 'last', 'two', '2026-13-01'])(
    'is missing in %s, or impossible',
    (text) => {
      const rules = rulesOf(text) ?? [];
      expect(rules.filter((rule) => 'from' in rule && rule.from === rule.to)).toEqual([]);
      expect(rules.length).toBeLessThanOrEqual(1);
    },
  );
});
