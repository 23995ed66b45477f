import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { buttonClass } from '#ui/kit/button-class.ts';
import { useAuth } from './auth-context.ts';
import type { AuthIntent, ReturnState } from './auth-state.ts';
import { SIGN_IN, SIGN_IN_LOADING, WELCOME_TOASTS } from './sign-in-copy.ts';
import { useNotify } from '../kit/toast-context.ts';

interface SignInPanelProps {
  intent: AuthIntent;
}

/**
 * A button that leads to the provider. A signed-in user is redirected to the upload page, or to the page in the
 * location's state.
 */
export function SignInPanel({ intent }: SignInPanelProps) {
  const { state, signIn } = useAuth();
  const navigate = useNavigate();
  const notify = useNotify();
  const location = useLocation();
  const returnTo = (location.state as ReturnState | null)?.returnTo;
  const words = SIGN_IN[intent];
  useEffect(() => {
    if (state.status !== 'signed-in') return;
    notify(WELCOME_TOASTS[state.errand?.intent ?? intent], 'welcome');
    void navigate(state.errand?.returnTo ?? returnTo ?? '/upload', { replace: true });
  }, [state, intent, returnTo, navigate, notify]);

  const isReady = state.status === 'signed-out';
  const problem = state.status === 'signed-out' ? state.problem : undefined;
  return (
    <section className="service-only page-width grid place-items-center py-16 sm:py-28">
      <div className="light-table w-full max-w-md p-8 sm:p-10">
        <h1 className="text-28 sm:text-40">{words.title}</h1>
        <p className="mt-3 text-quiet">{words.text}</p>
        {problem && (
          <p role="alert" className="mt-6 border-l-2 border-accent pl-4 text-15">
            {problem}
          </p>
        )}
        <button
          type="button"
          disabled={!isReady}
          onClick={() => signIn({ intent, ...(returnTo ? { returnTo } : {}) })}
          className={buttonClass('ink', 'mt-8 w-full disabled:opacity-70')}
        >
          {isReady ? words.button : SIGN_IN_LOADING}
        </button>
        <Link
          to={words.otherPath}
          state={location.state}
          className="mt-4 inline-flex min-h-11 items-center text-15 text-quiet underline underline-offset-4 hover:text-ink"
        >
          {words.other}
        </Link>
      </div>
    </section>
  );
}
