import { useEffect, useRef, useState } from 'react';
import type { SendHandle, SendState } from '#storage/send-state.ts';
import { originOf, type StorageLogin } from '#storage/storage-login.ts';

/** Makes ready to send a board; is called at the press, while the browser still counts it. */
export type BeginSending<Board> = (
  login: StorageLogin,
  board: Board,
  tell: (state: SendState) => void,
) => Promise<SendHandle>;

/** Sending a board to a person's storage. */
export interface SendToStorage {
  readonly isOpen: boolean;
  /** Undefined while the person types where to. */
  readonly state: SendState | undefined;
  /** The host that was named. */
  readonly host: string;
  readonly open: () => void;
  readonly look: (login: StorageLogin) => void;
  readonly send: () => void;
  readonly goOn: () => void;
  readonly stop: () => void;
  readonly close: () => void;
}

/**
 * Sends the photos of a board to a storage of the person's. What they type is in no other place than its fields.
 *
 * @param boardOf what lies on the board now
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
  const look = async (login: StorageLogin) => {
    end();
    setHost(new URL(originOf(login)).host);
    setState({ phase: 'looking' });
    try {
      run.current = await begin(login, boardOf(), setState);
      await run.current.look();
    } catch (error) {
      console.warn('A storage could not be used', error);
      setState({ phase: 'problem', problem: 'failed' });
    }
  };
  return {
    isOpen,
    state,
    host,
    open: () => setIsOpen(true),
    look: (login) => void look(login),
    send: () => void run.current?.send(),
    goOn: () => void run.current?.goOn(),
    stop: () => run.current?.stop(),
    close: () => {
      end();
      setState(undefined);
      setIsOpen(false);
    },
  };
}
