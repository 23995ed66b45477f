import { useState, useSyncExternalStore } from 'react';
import { SHARE, SHARE_PLACES } from './share-copy.ts';

const never = () => () => undefined;

/** Returns the site's origin, such as `https://example.org`. Empty in prerendered pages, which don't know it. */
function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  );
}

/** Links for sharing the site, until the user closes them. */
export function ShareBar() {
  const origin = useOrigin();
  const [isShown, setIsShown] = useState(true);
  return (
    <div className="mt-10 flex min-h-11 flex-wrap items-center gap-x-6">
      {isShown && (
        <ul aria-label={SHARE.label} className="flex flex-wrap gap-x-6">
          {SHARE_PLACES.map(({ name, hrefFor }) => (
            <li key={name}>
              <a
                href={hrefFor(origin)}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
              >
                {name} <span className="sr-only">{SHARE.newTab}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
        className="min-h-11 text-13 hover:text-ink"
      >
        {isShown ? SHARE.hide : SHARE.show}
      </button>
    </div>
  );
}
