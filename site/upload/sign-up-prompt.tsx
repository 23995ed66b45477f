import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/kit/button-class.ts';
import { useAuth } from '../auth/auth-context.ts';
import { UPLOAD } from './upload-copy.ts';

interface SignUpPromptProps {
  /** The number of photos on the table. */
  photos: number;
}

/** Invites signed-out users to sign up or log in; its space is reserved from the first paint. */
export function SignUpPrompt({ photos }: SignUpPromptProps) {
  const { state } = useAuth();
  if (state.status === 'signed-in') return null;
  return (
    <div className="signed-out-only flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line px-4 py-3 text-15 sm:px-6">
      <p className="mr-auto font-semibold">
        {(state.status === 'signed-out' && state.problem) || UPLOAD.signedOut}
        {photos > 0 && <span className="block font-normal">{UPLOAD.waiting(photos)}</span>}
      </p>
      <Link to="/signup" className={buttonClass('ink')}>
        {UPLOAD.signup}
      </Link>
      <Link to="/login" className={buttonClass('outline')}>
        {UPLOAD.login}
      </Link>
    </div>
  );
}
