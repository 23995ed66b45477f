import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { BASE_PATH, withoutBase } from './language.ts';
import { preloadPage } from './lazy-pages.tsx';

/** Hydrates the prerendered page; in development there is no markup, so it is rendered. */
export async function hydratePage(root: HTMLElement): Promise<void> {
  await preloadPage(withoutBase(location.pathname));
  const app = (
    <StrictMode>
      <BrowserRouter basename={`${BASE_PATH}/`}>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  // A transition hydrates in slices, so that input is handled in between.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
