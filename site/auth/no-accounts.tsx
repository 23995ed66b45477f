import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/kit/button-class.ts';
import { PAGES } from '../app/pages.ts';
import { NO_ACCOUNTS } from './sign-in-copy.ts';

/** Replaces the sign-in panel on a site that organizes photos only on the device. */
export function NoAccounts() {
  return (
    <section className="page-width grid place-items-center py-16 sm:py-28">
      <div className="light-table w-full max-w-md p-8 sm:p-10">
        <h1 className="text-28 sm:text-40">{NO_ACCOUNTS.title}</h1>
        <p className="mt-3 text-quiet">{NO_ACCOUNTS.text}</p>
        <Link to={PAGES.upload.path} className={buttonClass('ink', 'mt-8 w-full')}>
          {NO_ACCOUNTS.toTable}
        </Link>
      </div>
    </section>
  );
}
