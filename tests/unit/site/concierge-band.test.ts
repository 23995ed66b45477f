import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConciergeBand } from '../../../site/home/concierge-band.tsx';

it(
  'the concierge offers what the specification lists, and is booked elsewhere',
  { tags: ['paid-concierge-service-done-you'] },
  () => {
    const href = 'https://pay.example/concierge';
    const band = renderToStaticMarkup(createElement(ConciergeBand, { href }));
    for (const said of [
      'the engine sorts your photos, and a person checks every folder',
      'Gathered from every phone, disk and cloud',
      'Duplicates and junk removed',
      'Labeled, and delivered as a ZIP or to your own storage',
      'Book Now',
    ]) {
      expect(band).toContain(said);
    }
    expect(band).toContain(`href="${href}"`);
  },
);
