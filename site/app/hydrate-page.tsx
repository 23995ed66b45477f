import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { preloadPage } from './lazy-pages.tsx';

/** Brings the page to life. The built pages come with their markup; in development there is none. */
export async function hydratePage(root: HTMLElement): Promise<void> {
  await preloadPage(location.pathname);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  // In slices: whoever presses something meanwhile does not wait for all of it.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
