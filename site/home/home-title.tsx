import { useRef, useState } from 'react';
import { GreasePencil } from '#ui/kit/grease-pencil.tsx';
import { HOME } from './home-copy.ts';
import { withClick } from './triple-click.ts';

/** The headline. A triple click circles its last word in red pencil; another removes the circle. */
export function HomeTitle() {
  const [isCircled, setIsCircled] = useState(false);
  const onClick = useTripleClick(() => setIsCircled(!isCircled));
  const [first, [lead, last]] = HOME.titleLines;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- an easter egg without content
    <h1 className="text-40 sm:text-56" onClick={onClick}>
      <span className="block">{first} </span>
      <span className="block">
        {lead}{' '}
        <span className="relative inline-block">
          {last}
          {isCircled && <GreasePencil mark="circle" />}
        </span>
      </span>
    </h1>
  );
}

/** Returns a click handler that calls `onTriple` on the third click within two seconds. */
function useTripleClick(onTriple: () => void): (event: { readonly timeStamp: number }) => void {
  const clicks = useRef<readonly number[]>([]);
  return ({ timeStamp }) => {
    const { recent, isTriple } = withClick(clicks.current, timeStamp);
    clicks.current = recent;
    if (isTriple) onTriple();
  };
}
