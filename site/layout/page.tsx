import type { ReactNode } from 'react';

interface PageProps {
  title: string;
  content: ReactNode;
}

/** A page under its own title. */
export function Page({ title, content }: PageProps) {
  return (
    <>
      <title>{title}</title>
      {content}
    </>
  );
}
