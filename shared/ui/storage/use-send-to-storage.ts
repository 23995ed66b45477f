import { useEffect, useRef, useState } from 'react';
import type { SendHandle, SendState } from '#storage/send-state.ts';
import { originsOf, type StorageTarget } from '#storage/storage-target.ts';

/** Prepares sending a board; called during the press, while the browser still counts it as user activation. */
export type BeginSending<Board> = (
  target: StorageTarget,
  board: Board,
  tell: (state: SendState) => void,
) => Promise<SendHandle>;

/** Sends a board to the user's storage. */
export interface SendToStorage {
  readonly isOpen: boolean;
  /** Undefined while the user types the destination. */
  readonly state: SendState | undefined;
  /** The servers that the user entered. */
  readonly host: string;
  readonly open: () => void;
  readonly look: (target: StorageTarget) => void;
  readonly send: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
  readonly close: () => void;
}

/**
 * Sends the photos of a board to the user's storage. The login exists only in the form's fields.
 *
 * @param boardOf returns the current board
 */
export function useSendToStorage<Board>(boardOf: () => Board, begin: BeginSending<Board>): SendToStorage {
  const [isOpen, setIsOpen] = useState(false);
  const [state, setState] = useState<SendState>();
  const [host, setHost] = useState('');
  const run = useRef<SendHandle>(undefined);
  useEffect(() => () => run.current?.close(), []);
  const end = () => {
    run.current?.close();
    run.current = undefined;
  };
  const look = async (target: StorageTarget) => {
    end();
    setHost(
      originsOf(target)
        .map((origin) => new URL(origin).host)
        .join(', '),
    );
    setState({ phase: 'looking' });
    try {
      run.current = await begin(target, boardOf(), setState);
      await run.current.look();
    } catch (error) {
      console.warn('The storage could not be used', error);
      setState({ phase: 'problem', problem: 'failed' });
    }
  };
  return {
    isOpen,
    state,
    host,
    open: () => setIsOpen(true),
    look: (target) => void look(target),
    send: () => void run.current?.send(),
    resume: () => void run.current?.resume(),
    stop: () => run.current?.stop(),
    close: () => {
      end();
      setState(undefined);
      setIsOpen(false);
    },
  };
}
