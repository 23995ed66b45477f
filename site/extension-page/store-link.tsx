import { buttonClass } from '#ui/kit/button-class.ts';
import { CHROME_EXTENSION } from './chrome-extension-copy.ts';

interface StoreLinkProps {
  /** The extension in the store; undefined while it isn't there. */
  href: string | undefined;
}

/** A link to the store, which opens in a new tab; without a store, a link to how the extension is loaded. */
export function StoreLink({ href }: StoreLinkProps) {
  return (
    <div className="mt-6">
      {href === undefined ? (
        <a href="#install" className={buttonClass('accent', 'max-sm:w-full')}>
          {CHROME_EXTENSION.load}
        </a>
      ) : (
        <a href={href} target="_blank" rel="noopener" className={buttonClass('accent', 'max-sm:w-full')}>
          {CHROME_EXTENSION.add}
          <span className="sr-only">{CHROME_EXTENSION.newTab}</span>
        </a>
      )}
      <p className="mt-3 text-13 text-quiet">{CHROME_EXTENSION.price}</p>
    </div>
  );
}
