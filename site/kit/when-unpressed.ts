/** After a finger or a button is lifted, the click may still follow. */
const CLICK_WITHIN_MS = 100;

let isPressed = false;
const waiting = new Set<() => void>();

function release(): void {
  setTimeout(() => {
    isPressed = false;
    for (const go of waiting) go();
    waiting.clear();
  }, CLICK_WITHIN_MS);
}

if (typeof window !== 'undefined') {
  const options = { capture: true, passive: true } as const;
  window.addEventListener('pointerdown', () => (isPressed = true), options);
  window.addEventListener('pointerup', release, options);
  window.addEventListener('pointercancel', release, options);
}

/**
 * Resolves when nothing is being pressed. A press is lost if its element is replaced before it ends, so code that
 * replaces elements unprompted waits for this.
 */
export function whenUnpressed(): Promise<void> {
  return isPressed ? new Promise((resolve) => waiting.add(resolve)) : Promise.resolve();
}
