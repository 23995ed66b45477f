import { type ReactNode, Suspense } from 'react';
import { PageLoading } from './page-loading.tsx';

interface PageProps {
  title: string;
  content: ReactNode;
}

/** A page under its own title. */
export function Page({ title, content }: PageProps) {
  return (
    <>
      <title>{title}</title>
      <Suspense fallback={<PageLoading />}>{content}</Suspense>
    </>
  );
}
