import { useHasService } from '../kit/service-mark.ts';
import { NoAccounts } from './no-accounts.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

export function LoginPage() {
  return useHasService() ? <SignInPanel intent="login" /> : <NoAccounts />;
}
