import { Route, Routes } from 'react-router-dom';
import { type RouteName, ROUTES } from './content/routes.ts';
import { Page } from './layout/page.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { PreloadContext } from './layout/preload-context.ts';
import { PAGES, preloadPage } from './page-modules.ts';

const ENTRIES = Object.entries(PAGES) as [RouteName, (typeof PAGES)[keyof typeof PAGES]][];

const preload = (path: string) => void preloadPage(path);

/** Every address of the site, each page loaded when it is visited. */
export function SiteRoutes() {
  return (
    <PreloadContext value={preload}>
      <Routes>
        <Route element={<SiteLayout />}>
          {ENTRIES.map(([name, { Content }]) => (
            <Route
              key={name}
              path={ROUTES[name].path}
              element={<Page title={ROUTES[name].title} content={<Content />} />}
            />
          ))}
        </Route>
      </Routes>
    </PreloadContext>
  );
}
