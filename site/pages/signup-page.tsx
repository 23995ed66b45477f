import { SignInPanel } from '../widgets/sign-in-panel.tsx';

export function SignupPage() {
  return <SignInPanel intent="signup" />;
}
