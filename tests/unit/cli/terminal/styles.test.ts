import { expect, it } from 'vitest';
import { COLORED, PLAIN, stylesFor } from '../../../../cli/terminal/styles.ts';

it.each([
  [{ isTTY: true }, {}, COLORED],
  [{ isTTY: true }, { TERM: 'xterm', NO_COLOR: '' }, COLORED],
  [{ isTTY: true }, { NO_COLOR: '1' }, PLAIN],
  [{ isTTY: true }, { TERM: 'dumb' }, PLAIN],
  [{ isTTY: false }, {}, PLAIN],
  [{}, {}, PLAIN],
])('a stream %j with %j has colors only on a terminal that wants them', (stream, environment, styles) => {
  expect(stylesFor(stream, environment)).toBe(styles);
});

it('ends each style where it began', () => {
  expect(COLORED.red('no')).toBe('\u001b[31mno\u001b[39m');
  expect(PLAIN.red('no')).toBe('no');
});
