import { describe, expect, it } from 'vitest';
import { takenText } from '#ui/viewer/photo-facts.tsx';

describe('takenText', () => {
  it('gives the camera’s time, in the reader’s language', () => {
    expect(takenText('2019-07-14T18:30:00', 'en-GB')).toBe('14 July 2019 at 18:30');
    expect(takenText('2019-07-14T18:30:00', 'de')).toBe('14. Juli 2019 um 18:30');
  });

  it.each(['2019-13-40T00:00:00', '2019-01-01T25:61:00', '0000-00-00T00:00:00'])(
    'omits %s, which does not exist',
    (takenAt) => {
      expect(takenText(takenAt, 'en')).toBeUndefined();
    },
  );
});
