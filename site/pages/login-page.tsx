import { SignInPanel } from '../widgets/sign-in-panel.tsx';

export function LoginPage() {
  return <SignInPanel intent="login" />;
}
