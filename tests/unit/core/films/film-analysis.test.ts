import { describe, expect, it } from 'vitest';
import type { CategoryName } from '#core/categories/categorize.ts';
import { decideFolder } from '#core/categories/decide-folder.ts';
import { type DescribedFrame, filmAnalysis } from '#core/films/film-analysis.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';

function frame(
  description: string,
  category: CategoryName | undefined,
  confidence?: number,
  { judgement = {}, ...more }: Partial<ImageAnalysis & Pick<DescribedFrame, 'judgement'>> = {},
): DescribedFrame {
  const analysis = {
    description,
    ...(category === undefined ? {} : { category }),
    ...(confidence === undefined ? {} : { confidence }),
    ...more,
  };
  return { analysis, judgement };
}

describe('filmAnalysis', () => {
  it('takes folder, words and poster of the surest frame if all agree, and stays as sure', () => {
    const { analysis, poster } = filmAnalysis([
      frame('A dog.', 'Pets', 0.7, { name: 'dog' }),
      frame('A brown dog on a beach.', 'Pets', 0.9, { name: 'brown dog' }),
      frame('A dog in water.', 'Pets', 0.8, { name: 'dog in water' }),
    ]);
    expect(analysis).toMatchObject({ description: 'A brown dog on a beach.', name: 'brown dog' });
    expect(analysis.category).toBe('Pets');
    expect(analysis.confidence).toBeCloseTo(0.8);
    expect(poster).toBe(1);
  });

  it('takes the folder of two frames against a surer third one, and is less sure', () => {
    const { analysis, poster } = filmAnalysis([
      frame('A birthday cake.', 'Food', 0.95),
      frame('A party.', 'Birthdays & Parties', 0.6),
      frame('People at a party.', 'Birthdays & Parties', 0.7),
    ]);
    expect(analysis.category).toBe('Birthdays & Parties');
    expect(analysis.confidence).toBeLessThan(0.65);
    expect(analysis.confidence).toBeGreaterThan(0.5);
    expect(analysis.alternatives?.[0]?.category).toBe('Food');
    expect(poster).toBe(2);
  });

  it('counts frames first, even if two are less sure together than the third one', () => {
    const { analysis } = filmAnalysis([
      frame('A party.', 'Birthdays & Parties', 0.4),
      frame('A birthday cake.', 'Food', 0.95),
      frame('People at a party.', 'Birthdays & Parties', 0.45),
    ]);
    expect(analysis.category).toBe('Birthdays & Parties');
  });

  it('takes the folder that all frames consider likely if each has another one', () => {
    const beach = (confidence: number) => ({
      alternatives: [{ category: 'Beach & Sea' as const, confidence }],
    });
    const { analysis } = filmAnalysis([
      frame('A boat.', 'Vehicles', 0.5, beach(0.4)),
      frame('A beach.', 'Beach & Sea', 0.5),
      frame('A cloudy sky.', 'Sunsets & Sky', 0.5, beach(0.4)),
    ]);
    expect(analysis).toMatchObject({ category: 'Beach & Sea', description: 'A beach.' });
    expect(analysis.confidence).toBeLessThan(0.5);
  });

  it('follows one sure frame if the others show nothing known, without Unsorted', () => {
    const { analysis, poster } = filmAnalysis([
      frame('Something.', 'Unsorted'),
      frame('A cat.', 'Pets', 0.92),
      frame('Something gray.', 'Unsorted'),
    ]);
    expect(analysis.category).toBe('Pets');
    expect(analysis.confidence).toBeGreaterThan(0.5);
    expect(poster).toBe(1);
  });

  it('shows a frame that came out well rather than a surer one that didn’t', () => {
    const { poster } = filmAnalysis([
      frame('A dog.', 'Pets', 0.6),
      frame('A dog.', 'Pets', 0.9, { judgement: { lookAgain: 'blurred', blur: 0.9 } }),
    ]);
    expect(poster).toBe(0);
  });

  it('shows the sharper one of two equally sure frames', () => {
    const { poster } = filmAnalysis([
      frame('A dog.', 'Pets', 0.6, { judgement: { blur: 0.4 } }),
      frame('A dog.', 'Pets', 0.6, { judgement: { blur: 0.3 } }),
    ]);
    expect(poster).toBe(1);
  });

  it('leaves a single frame’s analysis as it is', () => {
    const only = frame('A cat.', 'Pets', 0.4, { peopleCount: 0 });
    expect(filmAnalysis([only])).toEqual({ analysis: only.analysis, poster: 0 });
  });

  it('counts the words of an engine that names no folder, and gives no confidence', () => {
    const { analysis } = filmAnalysis([
      frame('A plate of pasta.', undefined),
      frame('A dog at a table.', undefined),
      frame('A bowl of soup.', undefined),
    ]);
    expect(analysis.category).toBe(decideFolder({ description: 'A plate of pasta.' }).category);
    expect(analysis).not.toHaveProperty('confidence');
    expect(decideFolder(analysis).category).toBe(analysis.category);
  });

  it('doesn’t depend on the order of its frames', () => {
    const frames = [
      frame('A boat.', 'Vehicles', 0.55),
      frame('A beach.', 'Beach & Sea', 0.7),
      frame('A cloudy sky.', 'Sunsets & Sky', 0.6),
    ];
    const folders = [frames, frames.toReversed(), [frames[1]!, frames[2]!, frames[0]!]].map(
      (some) => filmAnalysis(some).analysis.category,
    );
    expect(new Set(folders)).toEqual(new Set(['Beach & Sea']));
  });
});
