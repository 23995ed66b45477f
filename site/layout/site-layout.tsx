import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useForgetUsage } from '../account/use-forget-usage.ts';
import { SKIP_LINK } from '../content/brand.ts';
import { useSendUnsent } from '../newsletter/use-send-unsent.ts';
import { PageLoading } from './page-loading.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** What every page lies in. A new page begins at its top. */
export function SiteLayout() {
  const { pathname } = useLocation();
  useForgetUsage();
  useSendUnsent();
  useEffect(() => {
    window.scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the new address is what it answers to
  }, [pathname]);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-110 rounded-full bg-ink px-5 py-3 text-15 font-semibold text-table focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {SKIP_LINK}
      </a>
      <SiteHeader />
      <Suspense fallback={<PageLoading />}>
        <main id="content" tabIndex={-1} className="flex-1 pt-16 outline-none">
          <Outlet />
        </main>
        <SiteFooter />
      </Suspense>
    </div>
  );
}
