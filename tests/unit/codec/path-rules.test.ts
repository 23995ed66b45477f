import { describe, expect, it } from 'vitest';
import { type PathRules, pathRules } from '#codec/path-rules.ts';

describe('path patterns', () => {
  it.each<readonly [PathRules, string, boolean]>([
    [{}, 'a.jpg', true],
    [{ exclude: ['*.png'] }, 'a.png', false],
    [{ exclude: ['*.png'] }, 'deep/down/A.PNG', false],
    [{ exclude: ['*.png'] }, 'a.jpg', true],
    [{ exclude: ['Screenshots/'] }, 'Phone/Screenshots/a.jpg', false],
    [{ exclude: ['Screenshots/'] }, 'Phone/Screenshots.jpg', true],
    [{ exclude: ['/2019'] }, '2019/a.jpg', false],
    [{ exclude: ['/2019'] }, 'Phone/2019/a.jpg', true],
    [{ exclude: ['**/raw/*.dng'] }, 'a/raw/b.dng', false],
    [{ exclude: ['*.jpg', '!keep.jpg'] }, 'a/keep.jpg', true],
    [{ exclude: ['a?.jpg', '[xy].jpg'] }, 'ab.jpg', false],
    [{ include: ['*.jpg'] }, 'a.jpg', true],
    [{ include: ['*.jpg'] }, 'a.png', false],
    [{ include: ['2019/', '2020/'] }, '2020/deep/a.png', true],
    [{ include: ['2019/'], exclude: ['*.png'] }, '2019/a.png', false],
    [{ exclude: ['# no pattern', ''] }, 'a.jpg', true],
    [{ exclude: ['*.png'] }, '../a.png', false],
  ])('%j: %s is matched: %s', (rules, path, isTaken) => {
    expect(pathRules(rules)(path)).toBe(isTaken);
  });
});
