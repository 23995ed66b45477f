import type { KeyboardEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onCardKey, onCardKeyUp } from '#ui/folders/card-keys.ts';

/** As much of an element of a card as its keys look at. */
class FakeElement {
  readonly className: string;
  readonly #card: FakeCard | undefined;
  constructor(className: string, card?: FakeCard) {
    this.className = className;
    this.#card = card;
  }
  matches(selector: string): boolean {
    return selector === `.${this.className}`;
  }
  closest(selector: string): FakeCard | null {
    return selector === '.result-card' ? (this.#card ?? null) : null;
  }
}

class FakeCard extends FakeElement {
  readonly pressed: string[] = [];
  constructor() {
    super('result-card');
  }
  querySelector(selector: string): { readonly click: () => void } {
    return { click: () => void this.pressed.push(selector) };
  }
}

/** Returns whether the key's own action was prevented, and what it pressed instead. */
function pressedBy(key: string, className: string) {
  const card = new FakeCard();
  let isPrevented = false;
  const event: unknown = {
    key,
    target: new FakeElement(className, card),
    currentTarget: { querySelectorAll: () => [card] },
    preventDefault: () => (isPrevented = true),
  };
  onCardKey(event as KeyboardEvent<HTMLElement>);
  onCardKeyUp(event as KeyboardEvent<HTMLElement>);
  return { isPrevented, pressed: card.pressed };
}

describe('the keys of a card', () => {
  beforeEach(() => void vi.stubGlobal('Element', FakeElement));
  afterEach(() => void vi.unstubAllGlobals());

  it('select the photo by the space key on its picture', () => {
    expect(pressedBy(' ', 'view-button')).toEqual({
      isPrevented: true,
      pressed: ['.choose-box > input'],
    });
  });

  it.each(['stack-mark', 'card-move', 'choose-box'])('leave the space key to the card’s %s', (className) => {
    expect(pressedBy(' ', className)).toEqual({ isPrevented: false, pressed: [] });
  });

  it.each(['view-button', 'stack-mark'])('open the list of folders and the name from the %s', (className) => {
    expect(pressedBy('m', className).pressed).toEqual(['.card-move']);
    expect(pressedBy('F2', className).pressed).toHaveLength(1);
  });
});
