import { SignInPanel } from './sign-in-panel.tsx';

export function LoginPage() {
  return <SignInPanel intent="login" />;
}
