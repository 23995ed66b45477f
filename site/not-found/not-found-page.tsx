import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '#ui/kit/button-class.ts';
import { NOT_FOUND } from './not-found-copy.ts';

export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`404: no page at ${pathname}`);
  }, [pathname]);
  return (
    <section className="page-width py-20 sm:py-32">
      <div aria-hidden className="light-table mb-10 grid aspect-3/2 w-56 rotate-[-3deg] place-items-center">
        <span className="font-mono text-21 text-quiet">{NOT_FOUND.code}</span>
      </div>
      <h1 className="text-40 sm:text-56">
        <span className="sr-only">{NOT_FOUND.code} </span>
        {NOT_FOUND.title}
      </h1>
      <p className="mt-4 text-quiet">{NOT_FOUND.text}</p>
      <Link to="/" className={buttonClass('ink', 'mt-8')}>
        {NOT_FOUND.home}
      </Link>
    </section>
  );
}
