import { SignInPanel } from './sign-in-panel.tsx';

export function SignupPage() {
  return <SignInPanel intent="signup" />;
}
