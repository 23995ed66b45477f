import { CHROME_EXTENSION, EXTENSION_FEATURES } from './chrome-extension-copy.ts';
import { Shot } from './shot.tsx';

/** Shows the extension's features, each next to its screenshot, on alternating sides. */
export function ExtensionFeatures() {
  return (
    <section aria-labelledby="what-it-does" className="page-width mt-16 sm:mt-24">
      <h2 id="what-it-does" className="text-28">
        {CHROME_EXTENSION.featuresTitle}
      </h2>
      <ul className="mt-8 grid grid-cols-1 gap-14 sm:gap-20">
        {EXTENSION_FEATURES.map(({ title, text, shot }) => (
          <li
            key={title}
            className="group/feature grid grid-cols-1 items-center gap-x-14 gap-y-6 border-t border-line pt-8 lg:grid-cols-[5fr_7fr] lg:odd:grid-cols-[7fr_5fr]"
          >
            <div className={shot ? 'lg:group-odd/feature:order-last' : 'lg:col-span-2'}>
              <h3 className="text-21">{title}</h3>
              <p className="mt-2 max-w-[60ch] text-quiet">{text}</p>
            </div>
            {shot && <Shot shot={shot} sizes="(width >= 64rem) 42rem, calc(100vw - 2rem)" />}
          </li>
        ))}
      </ul>
    </section>
  );
}
