import { buttonClass } from '#ui/kit/button-class.ts';
import { failureWords } from '../i18n/failure-words.ts';
import { text } from '../i18n/text.ts';
import type { Session } from '../session/use-session.ts';

interface SignInPromptProps {
  session: Session;
}

/** The sign-in button for users who are signed out, and why the last attempt failed. */
export function SignInPrompt({ session: { status, problem, signIn } }: SignInPromptProps) {
  if (status !== 'signed-out') return null;
  return (
    <div className="border-t border-line p-4 text-15">
      <p className="font-semibold">{text('panel_sign_in_text')}</p>
      {problem && (
        <p role="alert" className="mt-2 text-accent">
          {failureWords(problem)}
        </p>
      )}
      <button type="button" className={buttonClass('ink', 'mt-3 w-full')} onClick={signIn}>
        {text('panel_sign_in')}
      </button>
    </div>
  );
}
