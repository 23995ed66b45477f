import { describe, expect, it } from 'vitest';
import { NOTHING_MORE, type SidecarFacts } from '#core/takeout/sidecar.ts';
import { factsWithXmp } from '#core/xmp/xmp-beside.ts';

const said = (local: string, more: Partial<SidecarFacts> = {}): SidecarFacts => ({
  kind: 'photo',
  title: '',
  ...NOTHING_MORE,
  taken: { local },
  ...more,
});

describe('the XMP files next to a photo', () => {
  it('say more than the export, and the photo’s own more than those of its versions', () => {
    const followers = new Map([['photo', [{ id: 'own' }, { id: 'version' }]]]);
    const xmp = new Map([
      ['own', said('1995-04-03', { people: ['Ann'] })],
      ['version', said('2020-01-01', { rating: 5, people: ['Ben'] })],
    ]);
    const facts = new Map([['photo', said('2024-01-01', { description: 'On the beach' })]]);
    expect(factsWithXmp(facts, followers, xmp).get('photo')).toMatchObject({
      taken: { local: '1995-04-03' },
      rating: 5,
      description: 'On the beach',
      people: ['Ben', 'Ann'],
    });
  });
});
