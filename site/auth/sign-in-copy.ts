import { TOAST_MS } from '#core/limits.ts';
import type { Toast } from '#core/batch/toast.ts';
import { translator } from '#messages/translate.ts';
import { signInWords } from '#words/sign-in.ts';
import type { AuthIntent } from './auth-state.ts';

const t = translator([signInWords]);

const welcome = (title: string): Toast => ({
  kind: 'success',
  title,
  description: t('sign-in.loggedIn'),
  durationMs: TOAST_MS.standard,
});

export const WELCOME_TOASTS: Readonly<Record<AuthIntent, Toast>> = {
  login: welcome(t('sign-in.welcomeBack')),
  signup: welcome(t('sign-in.welcome')),
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
    title: t('sign-in.loginTitle'),
    text: t('sign-in.loginText'),
    button: t('sign-in.loginButton'),
    other: t('sign-in.toSignup'),
    otherPath: '/signup',
  },
  signup: {
    title: t('sign-in.signupTitle'),
    text: t('sign-in.signupText'),
    button: t('sign-in.signupButton'),
    other: t('sign-in.toLogin'),
    otherPath: '/login',
  },
};

export const SIGN_IN_LOADING = t('sign-in.loading');

/** The text of the sign-in pages on a site without accounts. */
export const NO_ACCOUNTS = {
  title: t('sign-in.noAccountsTitle'),
  text: t('sign-in.noAccountsText'),
  toTable: t('sign-in.toTable'),
} as const;
