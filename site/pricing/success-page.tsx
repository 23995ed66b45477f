import { AccountProvider } from '../account/account-provider.tsx';
import Check from 'lucide-react/icons/check';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/kit/button-class.ts';
import { useAccount } from '../account/use-account.ts';
import { SUCCESS } from './success-copy.ts';

export function SuccessPage() {
  return (
    <AccountProvider>
      <SuccessPanel />
    </AccountProvider>
  );
}

/** The page after a checkout: fetches the account again. */
function SuccessPanel() {
  const { reply, refresh } = useAccount();
  useEffect(refresh, [refresh]);
  return (
    <section className="page-width py-20 sm:py-32">
      <div aria-hidden className="light-table mb-10 grid aspect-3/2 w-56 rotate-[-3deg] place-items-center">
        <Check size={40} className="text-good" />
      </div>
      <h1 className="text-40 sm:text-56">{SUCCESS.title}</h1>
      <p className="mt-4 text-quiet">{SUCCESS.text}</p>
      <output className="block min-h-7 text-quiet">
        {reply && reply.plan !== 'free' ? SUCCESS.plan(reply.plan) : ''}
      </output>
      <Link to="/upload" className={buttonClass('ink', 'mt-6')}>
        {SUCCESS.uploads}
      </Link>
    </section>
  );
}
