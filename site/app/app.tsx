import { AuthProvider } from '../auth/auth-provider.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { SiteLayout } from '../frame/site-layout.tsx';
import { PreloadContext } from '../kit/preload-context.ts';
import { LAZY_PAGES, preloadPage } from './lazy-pages.tsx';
import { PAGES } from './pages.ts';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useArrival } from './use-arrival.ts';
import type { ToasterProps } from '#ui/toasts/toaster.tsx';
import { useToasts } from '#ui/toasts/use-toasts.ts';
import { ToastContext } from '../kit/toast-context.ts';

const preload = (path: string) => void preloadPage(path);

/** All routes of the site, each with its lazily loaded page. */
function SiteRoutes() {
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

export function App() {
  return (
    <ErrorBoundary>
      <ToastProvider>
        <AuthProvider>
          <SiteRoutes />
        </AuthProvider>
      </ToastProvider>
    </ErrorBoundary>
  );
}

function ToastProvider({ children }: { children: ReactNode }) {
  const { shown, notify, dismiss } = useToasts();
  const navigate = useNavigate();
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  useEffect(() => {
    // Loaded with the first toast. If loading fails, the next toast retries.
    if (Toaster || shown.length === 0) return;
    import('#ui/toasts/toaster.tsx').then(
      (loaded) => setToaster(() => loaded.Toaster),
      () => undefined,
    );
  }, [Toaster, shown]);
  return (
    <ToastContext value={notify}>
      {children}
      {Toaster && shown.length > 0 && (
        <Toaster toasts={shown} onDismiss={dismiss} onFollow={(href) => void navigate(href)} />
      )}
    </ToastContext>
  );
}
