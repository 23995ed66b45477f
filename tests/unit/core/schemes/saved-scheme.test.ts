import { describe, expect, it } from 'vitest';
import { savedSchemeFields, savedSchemeFromJson } from '#core/schemes/saved-scheme.ts';

const SCHEME = { scheme: '{date:YYYY}/{event}', detail: 'wide' as const, fewestPhotos: 3, eventGapHours: 12 };
const read = (scheme: unknown) => savedSchemeFromJson(JSON.stringify({ scheme }));

describe('savedSchemeFromJson', () => {
  it('reads what was stored', () => {
    expect(savedSchemeFromJson(JSON.stringify(savedSchemeFields(SCHEME)))).toEqual(SCHEME);
  });

  it.each([
    ['no JSON', '{'],
    ['another value', '[]'],
    ['no scheme', '{"rules":[]}'],
    ['a scheme without tokens', '{"scheme":{"scheme":"Photos"}}'],
    ['a scheme that is too long', JSON.stringify({ scheme: { scheme: `{event}${'x'.repeat(200)}` } })],
  ])('returns nothing for %s', (_what, json) => {
    expect(savedSchemeFromJson(json)).toBeUndefined();
  });

  it('clamps numbers to their range, and uses defaults for invalid ones', () => {
    expect(read({ ...SCHEME, fewestPhotos: 1e9, eventGapHours: -4 })).toMatchObject({
      fewestPhotos: 50,
      eventGapHours: 1,
    });
    expect(read({ scheme: '{event}', fewestPhotos: '7', eventGapHours: null })).toEqual({
      scheme: '{event}',
      detail: 'fine',
      fewestPhotos: 1,
      eventGapHours: 6,
    });
  });
});
