import { useHasService } from '../kit/service-mark.ts';
import { NoAccounts } from './no-accounts.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

export function SignupPage() {
  return useHasService() ? <SignInPanel intent="signup" /> : <NoAccounts />;
}
