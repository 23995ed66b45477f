import { useSession } from '../session/use-session.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import type { FirstSight } from './first-sight.ts';
import { PopupView } from './popup-view.tsx';

interface PopupProps {
  first: FirstSight;
}

/** The toolbar's popup: at once as it was last known, and then as the worker says. */
export function Popup({ first }: PopupProps) {
  const session = useSession({ first, whenToAsk: afterFirstPaint });
  return <PopupView first={first} session={session} />;
}
