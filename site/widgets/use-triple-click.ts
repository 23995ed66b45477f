import { useRef } from 'react';

/** Three clicks within this many milliseconds count. */
const WINDOW_MS = 2000;

/** A handler of clicks that calls `onTriple` at the third one within two seconds. */
export function useTripleClick(onTriple: () => void): (event: { readonly timeStamp: number }) => void {
  const clicks = useRef<readonly number[]>([]);
  return ({ timeStamp }) => {
    const recent = [...clicks.current, timeStamp].filter((at) => timeStamp - at <= WINDOW_MS);
    clicks.current = recent.length < 3 ? recent : [];
    if (recent.length === 3) onTriple();
  };
}
