import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  text: string;
  /** Buttons of the header. */
  children?: ReactNode;
}

/** A page's heading and introduction, side by side on wide screens. */
export function PageHead({ title, text, children }: PageHeadProps) {
  return (
    <header className="page-width grid grid-cols-1 items-end gap-x-12 gap-y-5 pt-12 sm:pt-20 lg:grid-cols-[7fr_5fr]">
      <h1 className="text-40 sm:text-56">{title}</h1>
      <div>
        <p className="max-w-[60ch] text-quiet">{text}</p>
        {children}
      </div>
    </header>
  );
}
