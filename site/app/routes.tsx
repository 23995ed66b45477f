import { Route, Routes } from 'react-router-dom';
import { SiteLayout } from '../frame/site-layout.tsx';
import { PreloadContext } from '../kit/preload-context.ts';
import { LAZY_PAGES, preloadPage } from './lazy-pages.tsx';
import { PAGES } from './pages.ts';
import type { ReactNode } from 'react';
import { useArrival } from './use-arrival.ts';

const preload = (path: string) => void preloadPage(path);

/** All routes of the site, each with its lazily loaded page. */
export function SiteRoutes() {
  return (
    <PreloadContext value={preload}>
      <Routes>
        <Route element={<SiteLayout />}>
          {[...LAZY_PAGES].map(([name, { Content }]) => (
            <Route
              key={name}
              path={PAGES[name].path}
              element={<Page title={PAGES[name].title} content={<Content />} />}
            />
          ))}
        </Route>
      </Routes>
    </PreloadContext>
  );
}

interface PageProps {
  title: string;
  content: ReactNode;
}

/** A page with its title. */
function Page({ title, content }: PageProps) {
  useArrival(title);
  return content;
}
