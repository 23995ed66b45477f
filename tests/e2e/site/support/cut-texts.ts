import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

/** Rows that are meant to be scrolled sideways. */
const SIDEWAYS = '.board-chips, .folder-nav, [role="region"][tabindex="0"]';

/**
 * Returns the texts that a reader can't see in full: they leave the window, their button or their dialog. Names with
 * an ellipsis are shortened on purpose, and text for screen readers has no position.
 */
export function cutTexts({ page }: Visitor): Promise<string[]> {
  return page.evaluate((rows) => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || text.nodeValue?.trim() === '' || element.closest(`script, style, option, ${rows}`))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
      let frame: Element | null = element;
      let isHidden = false;
      let edges = { left: 0, right: innerWidth };
      for (; frame; frame = frame.parentElement) {
        const style = getComputedStyle(frame);
        const box = frame.getBoundingClientRect();
        // For screen readers only, or with an ellipsis.
        if (style.clipPath !== 'none' || box.width <= 1 || style.textOverflow === 'ellipsis') isHidden = true;
        const holds = style.overflowX !== 'visible' || frame.matches('button, a[href]');
        if (holds) edges = { left: Math.max(edges.left, box.left), right: Math.min(edges.right, box.right) };
      }
      if (!isHidden && (left < edges.left - 1 || right > edges.right + 1))
        cut.push(text.nodeValue?.trim() ?? '');
    }
    return cut;
  }, SIDEWAYS);
}
