import type { ReactNode } from 'react';

interface TableOfferProps {
  /** Of the heading. */
  id: string;
  title: string;
  /** The buttons. */
  actions: ReactNode;
  children: ReactNode;
}

/** Something at the top of the table that the user decides about. */
export function TableOffer({ id, title, actions, children }: TableOfferProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-4 border-b border-line px-4 py-4 text-15 sm:px-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center"
    >
      <div className="max-w-[72ch]">
        <h2 id={id} className="text-17 font-semibold tracking-normal">
          {title}
        </h2>
        {children}
      </div>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </section>
  );
}
