import { describe, expect, it } from 'vitest';
import type { Detection } from '#engine/describing/detections.ts';
import { peopleSeen } from '#engine/describing/people.ts';
import { PERSON_LABEL } from '#engine/vocabulary/objects.ts';

/** A person of this share of the picture's height. */
const person = (share = 0.5, score = 0.9): Detection => ({
  label: PERSON_LABEL,
  score,
  left: 0,
  top: 0,
  right: 0.5,
  bottom: share,
});

describe('the number of people in a photo', () => {
  it('is the counted number, without bystanders and doubtful people', () => {
    expect(peopleSeen([person(), person(), person(0.02), person(0.5, 0.2)], 'Food')).toBe(2);
    expect(peopleSeen([], 'Food')).toBe(0);
  });

  it('leaves out those who are small beside the largest one', () => {
    expect(peopleSeen([person(1), person(0.24), person(0.26)], 'Food')).toBe(2);
    expect(peopleSeen([person(0.3), person(0.26), person(0.24)], 'Food')).toBe(3);
  });

  it('is at least one in a portrait, and a group if fewer than two were counted', () => {
    expect(peopleSeen([], 'People & Portraits')).toBe(1);
    expect(peopleSeen([person()], 'Family & Groups')).toBe(3);
    expect(peopleSeen([person(), person()], 'Family & Groups')).toBe(2);
  });
});
