import { describe, expect, it } from 'vitest';
import type { Detection } from '#engine/describing/detections.ts';
import { folderOfSubject } from '#engine/describing/folder-of-subject.ts';
import { CLASS_COUNT } from '#engine/networks/class-layer.ts';
import { IMAGE_CLASSES } from '#engine/vocabulary/image-classes.ts';
import { PERSON_LABEL } from '#engine/vocabulary/objects.ts';

/** The probabilities of classes by their words; all others have none. */
function classes(seen: Readonly<Record<string, number>>): Float32Array {
  const all = new Float32Array(CLASS_COUNT);
  IMAGE_CLASSES.forEach(([noun], index) => (all[index] = seen[noun] ?? 0));
  return all;
}

/** A person whose box has this share of the picture. */
const person = (share: number): Detection => ({
  label: PERSON_LABEL,
  score: 0.9,
  left: 0,
  top: 0,
  right: share,
  bottom: 1,
});

describe('the folder of a sure subject', () => {
  const hounds = classes({ 'a beagle': 0.3, 'a bloodhound': 0.25 });

  it('replaces a folder in doubt if one kind of thing has half of the probability', () => {
    expect(folderOfSubject(0.59, hounds, [])).toBe('Pets');
    expect(folderOfSubject(0.59, classes({ 'a beagle': 0.3, 'a hammer': 0.3 }), [])).toBeUndefined();
    expect(folderOfSubject(0.59, classes({ 'a beagle': 0.49 }), [])).toBeUndefined();
  });

  it('leaves a folder that is not in doubt', () => {
    expect(folderOfSubject(0.6, hounds, [])).toBeUndefined();
  });

  it('decides nothing where a person may be what the photo is of', () => {
    expect(folderOfSubject(0.4, hounds, [person(0.05)])).toBeUndefined();
    expect(folderOfSubject(0.4, hounds, [person(0.04)])).toBe('Pets');
  });

  it('decides nothing by a place, which is also behind whatever else is shown', () => {
    expect(folderOfSubject(0.4, classes({ 'a castle': 0.8 }), [])).toBeUndefined();
  });
});
