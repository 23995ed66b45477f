import { expect, it } from 'vitest';
import { figuresWords as german } from '#messages/compiled/de/figures.ts';
import { quantitiesWords as english } from '#words/quantities.ts';
import { translatorFor } from '#ui/kit/use-messages.ts';

it('dates and lists follow the page’s language if the host has loaded none', () => {
  expect(translatorFor([german]).locale).toBe('de');
  expect(translatorFor([english]).locale).toBe('en');
});

it('dates and lists follow the host if it has loaded a language', () => {
  expect(translatorFor([english], { locale: 'de-CH', words: [german] }).locale).toBe('de-CH');
});
