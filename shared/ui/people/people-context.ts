import { createContext, use, useSyncExternalStore } from 'react';
import type { Photo } from '#core/photo.ts';
import type { PeopleSession } from './people-session.ts';
import { NO_PEOPLE, type PeopleState } from './people-state.ts';

/** The people on the board that a component belongs to. */
export const PeopleContext = createContext<PeopleSession<Photo> | undefined>(undefined);

/** Returns the session with the people of this board. */
export function usePeopleSession(): PeopleSession<Photo> {
  const session = use(PeopleContext);
  if (!session) throw new Error('usePeopleSession is used outside of a board with people');
  return session;
}

/** Returns a part of the state of this board's people; a component re-renders only when that part changes. */
export function usePeople<Part>(partOf: (state: PeopleState) => Part): Part {
  const session = use(PeopleContext);
  return useSyncExternalStore(
    session?.subscribe ?? watchNothing,
    () => partOf(session?.state ?? NO_PEOPLE),
    () => partOf(NO_PEOPLE),
  );
}

function watchNothing(): () => void {
  return () => undefined;
}
