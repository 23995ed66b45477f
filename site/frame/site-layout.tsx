import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useForgetUsage } from '../account/use-forget-usage.ts';
import { SKIP_LINK } from '../facts/brand.ts';
import { useSendUnsent } from '../newsletter/use-send-unsent.ts';
import { PageLoading } from '../kit/page-loading.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The layout of every page. */
export function SiteLayout() {
  useForgetUsage();
  useSendUnsent();
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
      <ScrollToTop />
    </div>
  );
}
