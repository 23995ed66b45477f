import { buttonClass } from '#ui/kit/button-class.ts';
import { CHROME_EXTENSION } from './chrome-extension-copy.ts';

/** A link to the store that opens in a new tab. */
export function StoreLink() {
  return (
    <div className="mt-6">
      <a
        href={CHROME_EXTENSION.storeUrl}
        target="_blank"
        rel="noopener"
        className={buttonClass('accent', 'max-sm:w-full')}
      >
        {CHROME_EXTENSION.add}
        <span className="sr-only">{CHROME_EXTENSION.newTab}</span>
      </a>
      <p className="mt-3 text-13 text-quiet">{CHROME_EXTENSION.price}</p>
      <p className="text-13 text-amber">{CHROME_EXTENSION.sample}</p>
    </div>
  );
}
