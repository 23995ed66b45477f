import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { BatchState } from '#core/batch/batch.ts';
import { itemsPlaced } from '#core/films/items-text.ts';
import { Listeners } from '#core/observable.ts';
import { keptYes, useKept } from '#ui/kit/kept-value.ts';
import { WHEN_DONE } from '../upload-copy.ts';

const TELLS = keptYes('tells-when-done');

/** What the switch of the notice shows and does. */
interface DoneNotice {
  /** False if the browser doesn't support notifications. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  /** Whether the browser or the user has denied permission. */
  readonly isDenied: boolean;
  /** Asks the user for permission if necessary. */
  readonly turn: (on: boolean) => void;
}

/** Has the system announce the end of a batch, if the user wants it and is looking at something else at that time. */
export function useDoneNotice({ phase, entries, photos }: BatchState): void {
  const tell = useEffectEvent(() => {
    if (!TELLS.read() || permissionNow() !== 'granted' || !document.hidden) return;
    const ends = [...photos.values()].filter(({ status }) => status === 'refused' || status === 'failed');
    show(WHEN_DONE.title(itemsPlaced(entries)), WHEN_DONE.left(ends.length));
  });
  useEffect(() => {
    if (phase === 'done' || phase === 'failed') tell();
  }, [phase]);
}

/** Returns the state of the notice's switch. */
export function useDoneNoticeSwitch(): DoneNotice {
  const isOn = useKept(TELLS);
  const permission = useSyncExternalStore(permissionChanges.subscribe, permissionNow, () => undefined);
  const turn = (on: boolean) => {
    TELLS.keep(on);
    if (on && permission === 'default') void Notification.requestPermission().then(permissionChanges.tell);
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
    // On phones, only a service worker may show a notification.
    void navigator.serviceWorker
      ?.getRegistration()
      .then((registration) => registration?.showNotification(title, options));
  }
}

const permissionChanges = new Listeners();

function permissionNow(): NotificationPermission | undefined {
  return typeof Notification === 'undefined' ? undefined : Notification.permission;
}
