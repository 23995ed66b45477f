import { useEffect, useRef } from 'react';
import { useResultsWording } from './results-wording.ts';

/** The head of the board. It takes the focus, for what was pressed before is gone. */
export function ResultsHeading() {
  const words = useResultsWording();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-28 outline-none">
      {words.title}
    </h2>
  );
}
