// The script is injected again for each collection, so this cache lasts for one collection.
const known = new WeakMap<Document | ShadowRoot, boolean>();

/**
 * Returns whether a style sheet of this page or shadow root may give a ::before or ::after an image.
 *
 * Computing both styles for every element is the slowest step on a large page, and few pages need it. A style sheet
 * of another origin can't be read, so it may contain such a rule.
 */
export function mayHavePseudoImages(root: Document | ShadowRoot): boolean {
  const before = known.get(root);
  if (before !== undefined) return before;
  const may = [...root.styleSheets, ...root.adoptedStyleSheets].some(sheetMay);
  known.set(root, may);
  return may;
}

function sheetMay(sheet: CSSStyleSheet): boolean {
  try {
    return [...sheet.cssRules].some(ruleMay);
  } catch {
    return true;
  }
}

function ruleMay(rule: CSSRule): boolean {
  if ('selectorText' in rule && 'style' in rule) {
    const { selectorText, style, cssRules } = rule as CSSStyleRule;
    // A nested rule's text may stand for any selector, and a variable for any image.
    if (/:(?:before|after)|&/.test(selectorText) && /url\(|image-set\(|var\(|inherit/.test(style.cssText))
      return true;
    return [...cssRules].some(ruleMay);
  }
  if ('styleSheet' in rule) {
    const { styleSheet } = rule as CSSImportRule;
    return styleSheet !== null && sheetMay(styleSheet);
  }
  return 'cssRules' in rule && [...(rule as CSSGroupingRule).cssRules].some(ruleMay);
}
