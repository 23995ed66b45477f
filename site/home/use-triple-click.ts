import { useRef } from 'react';
import { withClick } from './triple-click.ts';

/** Returns a click handler that calls `onTriple` on the third click within two seconds. */
export function useTripleClick(onTriple: () => void): (event: { readonly timeStamp: number }) => void {
  const clicks = useRef<readonly number[]>([]);
  return ({ timeStamp }) => {
    const { recent, isTriple } = withClick(clicks.current, timeStamp);
    clicks.current = recent;
    if (isTriple) onTriple();
  };
}
