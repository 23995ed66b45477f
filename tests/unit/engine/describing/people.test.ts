import { describe as suite, expect, it } from 'vitest';
import { describe } from '#engine/describing/describe.ts';
import { box, NAMES, observe, said } from './observed.ts';

suite('the words for people', () => {
  it('says what one person wears, unless the person does something', () => {
    const person = { detections: [box(0)], words: ['hat'] };
    expect(describe(observe('People & Portraits', person), NAMES)).toBe('A person wearing a hat.');
    const running = { ...person, words: ['hat', 'running'] };
    expect(describe(observe('People & Portraits', running), NAMES)).toMatch(/^A person running\b/);
    const two = { ...person, detections: [box(0), box(0, 0.5)] };
    expect(describe(observe('Family & Groups', two), NAMES)).not.toContain('wearing');
  });

  it('leaves the number of people open where somebody else may be there', () => {
    const people = (...scores: number[]) =>
      describe(
        observe('Family & Groups', { detections: scores.map((score, at) => box(0, at / 5, score)) }),
        NAMES,
      );
    expect(people(0.9, 0.8)).toBe('Two people.');
    expect(people(0.9, 0.8, 0.7)).toBe('Three people.');
    expect(people(0.9, 0.8, 0.4)).toBe('People.');
    expect(people(0.9, 0.8, 0.7, 0.4)).toBe('A group of people.');
  });

  it('takes who may be there too for somebody', () => {
    const people = (score: number) =>
      said('People & Portraits', { detections: [box(0), box(0, 0.5, score)] });
    expect([people(0.44), people(0.45)]).toEqual(['A person.', 'People.']);
    const unclear = [box(0, 0.1, 0.3), box(0, 0.5, 0.3)];
    expect(said('People & Portraits', { detections: unclear })).toBe('People.');
  });

  it('takes small people for several if others are further away', () => {
    const child = (left: number, bottom: number) => ({ ...box(0, left), top: 0.1, bottom });
    const far = { ...box(0, 0.5), top: 0.1, right: 0.55, bottom: 0.2 };
    expect(said('People & Portraits', { detections: [child(0.1, 0.55), far] })).toBe('People.');
    expect(said('People & Portraits', { detections: [child(0.1, 0.7), far] })).toBe('A person.');
  });

  it('counts people only if nobody else of some size may be there', () => {
    const others = (score: number, bottom: number) =>
      said('People & Portraits', {
        detections: [box(0), box(0, 0.3), { ...box(0, 0.6, score), bottom }],
      });
    expect(others(0.24, 0.9)).toBe('Two people.');
    expect(others(0.25, 0.9)).toBe('People.');
    expect(others(0.25, 0.17)).toBe('Two people.');
  });

  it('puts people at a table that is certain', () => {
    expect(said('People & Portraits', { detections: [box(0)], words: ['table'] })).toBe(
      'A person at a table.',
    );
  });

  it('calls somebody a woman or a girl only if it is clear which', () => {
    const kind = (woman: number, girl: number) =>
      said('People & Portraits', { detections: [box(0)], likely: { woman, girl } });
    expect([kind(0.9, 0.5), kind(0.5, 0.5), kind(0.3, 0.9)]).toEqual(['A woman.', 'A woman.', 'A girl.']);
    expect(kind(0.5, 0.7)).toBe('A person.');
  });

  it('takes no one who stands beside a horse for a rider', () => {
    const horse = { ...box(18), top: 0.3, bottom: 0.9 };
    const rider = (bottom: number) =>
      said('Farm Animals', { detections: [{ ...box(0), top: 0.1, bottom }, horse] });
    expect([rider(0.8), rider(0.85)]).toEqual(['A person riding a horse.', 'A horse with a person.']);
  });

  it('tells of people far away in a landscape that shows nobody else', () => {
    const far = (left: number) => ({ ...box(0, left), top: 0.5, right: left + 0.05, bottom: 0.6 });
    expect(said('Beach & Sea', { detections: [far(0.1), far(0.5)] })).toBe(
      'A beach by the sea with two people.',
    );
    expect(said('Beach & Sea', { detections: [box(0), far(0.5)] })).toBe('A person by the sea.');
    expect(said('Food', { detections: [far(0.1)] })).toBe('Food.');
  });

  it('knows that sports are somebody’s', () => {
    expect(said('Sports & Fitness', { likely: { boy: 0.4 } })).toBe('A boy.');
    expect(said('Sports & Fitness', { likely: { boy: 0.39 } })).toBe('A sports scene.');
    expect(said('Sports & Fitness', { detections: [box(0, 0.1, 0.3)] })).toBe('A person.');
  });

  it('says what somebody does with a doubtful tool if it looks like that', () => {
    const surfing = (score: number, waves: number) =>
      said('Sports & Fitness', { detections: [box(0), box(41, 0.1, score)], likely: { waves } });
    expect(surfing(0.25, 0.3)).toBe('A person surfing.');
    expect(surfing(0.24, 0.3)).toBe('A person.');
    expect(surfing(0.25, 0.29)).toBe('A person.');
  });

  it('takes no portrait of somebody in a cap for a game', () => {
    const baseball = { detections: [box(0)], words: ['baseball'] };
    expect(said('Sports & Fitness', baseball)).toBe('A person playing baseball.');
    expect(said('People & Portraits', baseball)).toBe('A person.');
  });

  it('says what one person wears by its color', () => {
    const inRed = { ...box(0), colour: 'red' } as const;
    expect(said('People & Portraits', { detections: [inRed] })).toBe('A person in red.');
    expect(said('People & Portraits', { detections: [inRed, box(0, 0.5)] })).toBe('Two people.');
    expect(said('People & Portraits', { detections: [{ ...inRed, bottom: 0.25 }] })).toBe('A person.');
  });

  it('says once in a sentence what somebody has with them', () => {
    const seen = { detections: [box(0), box(76), box(61, 0.6)] };
    expect(describe(observe('People & Portraits', seen), NAMES)).toBe('A person with a phone.');
  });

  it('says what somebody does with a tool from the score on at which it is mostly right, but with no frisbee', () => {
    const player = (label: number, score: number) =>
      describe(observe('Sports & Fitness', { detections: [box(0), box(label, 0.5, score)] }), NAMES);
    expect(player(41, 0.6)).toBe('A person surfing.');
    expect(player(41, 0.55)).not.toMatch(/surfing/);
    expect(player(33, 0.5)).not.toMatch(/frisbee/);
  });

  it('says what people sit or lie on, and what things stand on', () => {
    const seat = { ...box(14), top: 0.5, bottom: 1 };
    const sitting = { words: ['sitting'], detections: [box(0), seat] };
    expect(describe(observe('People & Portraits', sitting), NAMES)).toBe('A person sitting on a bench.');
    const cat = { words: ['lying'], detections: [box(16), { ...seat, label: 62 }] };
    expect(describe(observe('Pets', cat), NAMES)).toBe('A cat lying down on a couch.');
    const pizza = { detections: [box(58), { ...seat, label: 66 }] };
    expect(describe(observe('Food', pizza), NAMES)).toBe('A pizza on a table.');
    const apart = { detections: [box(17), { ...seat, label: 62, left: 0.5, right: 0.9 }] };
    expect(describe(observe('Pets', apart), NAMES)).toBe('A dog and a couch.');
  });

  it('says that somebody rides what they are on, and is with what they are beside', () => {
    const rider = { ...box(0), top: 0.1, bottom: 0.7 };
    const bicycle = { ...box(1), top: 0.4, bottom: 0.9 };
    expect(describe(observe('Vehicles', { detections: [rider, bicycle] }), NAMES)).toBe(
      'A person riding a bicycle.',
    );
    const beside = { ...bicycle, left: 0.5, right: 0.9 };
    expect(describe(observe('Vehicles', { detections: [rider, beside] }), NAMES)).toBe(
      'A person with a bicycle.',
    );
  });

  it('says what a person is doing', () => {
    const text = describe(observe('Sports & Fitness', { detections: [box(0), box(42, 0.5, 0.6)] }), NAMES);
    expect(text).toBe('A person playing tennis.');
  });

  it('names the likeliest sport of a photo of sports, once, and no sport as a thing', () => {
    const sport = (likely: Record<string, number>) =>
      said('Sports & Fitness', {
        detections: [box(0)],
        words: ['soccer'],
        likely: { soccer: 0.5, ...likely },
      });
    expect(sport({})).toBe('A person playing soccer.');
    expect(sport({ baseball: 0.91 })).toBe('A person playing baseball.');
    expect(sport({ skiing: 0.91 })).toBe('A person skiing.');
    const unsure = (likely: number) =>
      said('Sports & Fitness', { detections: [box(0)], likely: { tennis: likely } });
    expect([unsure(0.35), unsure(0.34)]).toEqual(['A person playing tennis.', 'A person.']);
  });

  it('calls a person by a kind only if nearly certain, with the shares of one sex added up', () => {
    const person = (likely: Record<string, number>) =>
      describe(
        {
          ...observe('People & Portraits', { detections: [box(0)] }),
          words: { likely: new Map(Object.entries(likely)), sure: [] },
        },
        NAMES,
      );
    expect(person({ woman: 0.5, girl: 0.4, man: 0.05, boy: 0.01 })).toBe('A woman.');
    expect(person({ woman: 0.1, girl: 0.8, man: 0.02, boy: 0.02 })).toBe('A girl.');
    expect(person({ man: 0.8, woman: 0.1, girl: 0.05, boy: 0.2 })).toBe('A man.');
    expect(person({ girl: 0.6, boy: 0.6, man: 0.05, woman: 0.05 })).toBe('A child.');
    expect(person({ man: 0.5, woman: 0.4 })).toBe('A person.');
  });
});
