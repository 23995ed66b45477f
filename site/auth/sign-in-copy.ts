import { TOAST_MS } from '#core/limits.ts';
import type { Toast } from '#core/toast.ts';
import type { AuthIntent } from './auth-state.ts';

const NOW = 'You are now logged in. You can start uploading your photos.';

export const WELCOME_TOASTS: Readonly<Record<AuthIntent, Toast>> = {
  login: { kind: 'success', title: 'Welcome back!', description: NOW, durationMs: TOAST_MS.standard },
  signup: { kind: 'success', title: 'Welcome!', description: NOW, durationMs: TOAST_MS.standard },
};

export interface SignInWords {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly other: string;
  readonly otherPath: '/login' | '/signup';
}

export const SIGN_IN: Readonly<Record<AuthIntent, SignInWords>> = {
  login: {
    title: 'Log in',
    text: 'Back to the table. Your plan and your count for the month are where you left them.',
    button: 'Login with Google',
    other: 'No account yet? Sign up',
    otherPath: '/signup',
  },
  signup: {
    title: 'Create an account',
    text: 'Your Google account is enough. There is no form to fill in and no card to give.',
    button: 'Sign up with Google',
    other: 'Already have a Google account? Log in',
    otherPath: '/login',
  },
};

export const SIGN_IN_LOADING = 'Loading';
