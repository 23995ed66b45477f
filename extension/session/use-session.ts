import { useCallback, useEffect, useState } from 'react';
import { AppError, type Failure } from '#core/failure.ts';
import type { SessionState } from '../messaging/background-api.ts';
import { background } from '../messaging/background-client.ts';
import { type KnownAccount, watchUsage } from '../storage/remembered-usage.ts';
import { type SignedInUser, watchUser } from '../storage/signed-in-user.ts';

interface Known {
  /** The worker's response; undefined until it arrives. */
  readonly status?: SessionState['status'] | undefined;
  readonly user?: SignedInUser | undefined;
  /** From the server, or as last known. */
  readonly account?: KnownAccount | undefined;
  readonly problem?: Failure | undefined;
}

export interface Session extends Known {
  /** The pending response: from the server, or from the user in the sign-in window. */
  readonly waitsFor: 'server' | 'sign-in' | undefined;
  readonly refresh: () => void;
  readonly signIn: () => void;
  readonly signOut: () => void;
}

interface SessionOptions {
  /** What is known before the first request. */
  readonly first?: Pick<Known, 'user' | 'account'>;
  /** Calls back when the worker may get its first request; the returned function cancels that. */
  readonly whenToAsk?: (ask: () => void) => (() => void) | undefined;
}

const NOTHING: Known = {};

function atOnce(ask: () => void): undefined {
  ask();
}

/** Returns who is signed in and the month's usage: first as last known, then from the worker's response. */
export function useSession({ first = NOTHING, whenToAsk = atOnce }: SessionOptions = {}): Session {
  const [known, setKnown] = useState<Known>({ user: first.user, account: first.account });
  const [waitsFor, setWaitsFor] = useState<Session['waitsFor']>('server');

  const follow = useCallback(async (asked: () => Promise<SessionState>) => {
    try {
      const session = await asked();
      if (session.status === 'signed-out') {
        setKnown(session);
        return;
      }
      setKnown(({ user, account }) =>
        user?.subject === session.user.subject ? { ...session, account } : session,
      );
      const account = await background().account();
      setKnown({ ...session, account });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const problem = error.failure;
      setKnown((before) =>
        problem.code === 'session-over' ? { status: 'signed-out', problem } : { ...before, problem },
      );
    } finally {
      setWaitsFor(undefined);
    }
  }, []);

  useEffect(() => whenToAsk(() => void follow(() => background().session())), [follow, whenToAsk]);
  // Signed in or out elsewhere: in the popup or the panel, or by a change of the server.
  useEffect(() => watchUser(() => void follow(() => background().session())), [follow]);

  const subject = known.user?.subject;
  useEffect(() => {
    if (subject === undefined) return undefined;
    return watchUsage(subject, (account) => setKnown((before) => ({ ...before, account })));
  }, [subject]);

  const ask = useCallback(
    (what: 'session' | 'signIn' | 'signOut') => {
      setWaitsFor(what === 'signIn' ? 'sign-in' : 'server');
      void follow(() => background()[what]());
    },
    [follow],
  );
  return {
    ...known,
    waitsFor,
    refresh: useCallback(() => ask('session'), [ask]),
    signIn: useCallback(() => ask('signIn'), [ask]),
    signOut: useCallback(() => ask('signOut'), [ask]),
  };
}
