import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StoreLink } from '../../../site/extension-page/store-link.tsx';

const STORE = 'https://chromewebstore.google.com/detail/an-id';
const linkTo = (href: string | undefined) => renderToStaticMarkup(createElement(StoreLink, { href }));

describe('the button of the extension’s page', () => {
  it('opens the store in its own tab', { tags: ['add-chrome-opens-store-listing'] }, () => {
    expect(linkTo(STORE)).toMatch(
      new RegExp(`<a href="${STORE}" target="_blank"[^>]*>Add to Chrome<span[^>]*>\\(opens in a new tab\\)`),
    );
  });

  it('leads to how the extension is loaded while it is in no store', () => {
    const markup = linkTo(undefined);
    expect(markup).toContain('href="#install"');
    expect(markup).toContain('How to load it');
    expect(markup).not.toContain('Add to Chrome');
  });
});
