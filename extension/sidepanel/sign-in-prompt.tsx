import { buttonClass } from '#ui/kit/button-class.ts';
import { failureText } from '#core/failure-text.ts';
import { failuresWords } from '#words/failures.ts';
import { panelWords } from '#words/panel.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import type { Session } from '../session/use-session.ts';

interface SignInPromptProps {
  session: Session;
}

/** The sign-in button for users who are signed out, and why the last attempt failed. */
export function SignInPrompt({ session: { status, problem, signIn } }: SignInPromptProps) {
  const t = useMessages(failuresWords, panelWords, quantitiesWords);
  if (status !== 'signed-out') return null;
  return (
    <div className="border-t border-line p-4 text-15">
      <p className="font-semibold">{t('panel.signInText')}</p>
      {problem && (
        <p role="alert" className="mt-2 text-accent">
          {failureText(problem, t)}
        </p>
      )}
      <button type="button" className={buttonClass('ink', 'mt-3 w-full')} onClick={signIn}>
        {t('panel.signIn')}
      </button>
    </div>
  );
}
