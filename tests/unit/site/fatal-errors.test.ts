import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useAuth } from '../../../site/auth/auth-context.ts';
import { ErrorBoundary } from '../../../site/app/error-boundary.tsx';

describe('a bug in the site', () => {
  it.each([
    [new Error('no light on the table'), 'no light on the table'],
    ['a text', 'Unknown error'],
  ])(
    'is shown instead of a blank page: %s',
    { tags: ['unexpected-application-error-error'] },
    (fault, message) => {
      const boundary = new ErrorBoundary({ children: 'nine photos' });
      boundary.state = ErrorBoundary.getDerivedStateFromError(fault);
      const screen = renderToStaticMarkup(boundary.render());
      expect(screen).toContain('Unexpected Application Error!');
      expect(screen).toContain(message);
      expect(screen).not.toContain('nine photos');
    },
  );
});

describe('useAuth', () => {
  it('throws outside of its provider', { tags: ['you-forgot-wrap-your-component'] }, () => {
    const Stray = () => createElement('p', null, useAuth().state.status);
    expect(() => renderToStaticMarkup(createElement(Stray))).toThrow(
      'You forgot to wrap your component in <Auth0Provider>.',
    );
  });
});
