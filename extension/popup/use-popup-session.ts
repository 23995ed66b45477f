import { useCallback, useEffect, useState } from 'react';
import { AppError, type Failure } from '#core/failure.ts';
import type { SessionState } from '../messaging/background-api.ts';
import { background } from '../messaging/background-client.ts';
import { type KnownAccount, watchUsage } from '../storage/remembered-usage.ts';
import { type SignedInUser, watchUser } from '../storage/signed-in-user.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import type { FirstSight } from './first-sight.ts';

interface Known {
  readonly user?: SignedInUser | undefined;
  /** As the server has told it, or as it was last known. */
  readonly account?: KnownAccount | undefined;
  readonly problem?: Failure | undefined;
}

export interface PopupSession extends Known {
  /** The server, or a person in the sign-in window, is waited for. */
  readonly waitsFor: 'server' | 'sign-in' | undefined;
  readonly refresh: () => void;
  readonly signIn: () => void;
  readonly signOut: () => void;
}

/** Who is signed in and what of the month is used: first as storage knows it, then as the worker says. */
export function usePopupSession({ user, account }: FirstSight): PopupSession {
  const [known, setKnown] = useState<Known>({ user, account });
  const [waitsFor, setWaitsFor] = useState<PopupSession['waitsFor']>('server');

  const follow = useCallback(async (asked: () => Promise<SessionState>) => {
    try {
      const session = await asked();
      if (session.status === 'signed-out') {
        setKnown({ problem: session.problem });
        return;
      }
      const { user } = session;
      setKnown(({ account }) => ({ user, account }));
      const account = await background().account();
      setKnown({ user, account });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const problem = error.failure;
      setKnown((before) => (problem.code === 'session-over' ? { problem } : { ...before, problem }));
    } finally {
      setWaitsFor(undefined);
    }
  }, []);

  useEffect(() => afterFirstPaint(() => void follow(() => background().session())), [follow]);
  // Signed in or out elsewhere: in the panel, or by a change of the server.
  useEffect(() => watchUser(() => void follow(() => background().session())), [follow]);

  const subject = known.user?.subject;
  useEffect(() => {
    if (subject === undefined) return undefined;
    return watchUsage(subject, (account) => setKnown((before) => ({ ...before, account })));
  }, [subject]);

  const ask = (what: 'session' | 'signIn' | 'signOut') => () => {
    setWaitsFor(what === 'signIn' ? 'sign-in' : 'server');
    void follow(() => background()[what]());
  };
  return {
    ...known,
    waitsFor,
    refresh: ask('session'),
    signIn: ask('signIn'),
    signOut: ask('signOut'),
  };
}
