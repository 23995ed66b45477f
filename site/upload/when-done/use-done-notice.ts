import { useEffect, useEffectEvent, useState } from 'react';
import type { BatchState } from '#core/batch.ts';
import { keepYes, keptYes } from '#ui/kit/kept-yes.ts';
import { WHEN_DONE } from '../upload-copy.ts';

const KEY = 'tells-when-done';

export interface DoneNotice {
  /** False where the browser has no notifications. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  /** The browser, or the person, does not allow it. */
  readonly isDenied: boolean;
  /** Asks the person for the permission where there is none yet. */
  readonly turn: (on: boolean) => void;
}

/** Has the system say that a batch has ended, if the person wants it and looks at something else by then. */
export function useDoneNotice({ phase, entries, photos }: BatchState): DoneNotice {
  const [isOn, setIsOn] = useState(() => keptYes(KEY));
  const [permission, setPermission] = useState(permissionNow);
  const tell = useEffectEvent(() => {
    if (!isOn || permission !== 'granted' || !document.hidden) return;
    const ends = [...photos.values()].filter(({ status }) => status === 'refused' || status === 'failed');
    show(WHEN_DONE.title(entries.length), WHEN_DONE.left(ends.length));
  });
  useEffect(() => {
    if (phase === 'done' || phase === 'failed') tell();
  }, [phase]);

  const turn = (on: boolean) => {
    setIsOn(on);
    keepYes(KEY, on);
    if (on && permission === 'default') void Notification.requestPermission().then(setPermission);
  };
  const isDenied = permission === 'denied';
  return { isOffered: permission !== undefined, isOn: isOn && !isDenied, isDenied: isOn && isDenied, turn };
}

function show(title: string, body: string): void {
  const options = { body, icon: '/icon.svg', tag: 'batch' };
  try {
    const notice = new Notification(title, options);
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
  } catch {
    // On phones only a service worker may show one.
    void navigator.serviceWorker
      ?.getRegistration()
      .then((registration) => registration?.showNotification(title, options));
  }
}

function permissionNow(): NotificationPermission | undefined {
  return typeof Notification === 'undefined' ? undefined : Notification.permission;
}
