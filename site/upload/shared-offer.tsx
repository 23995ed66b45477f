import { buttonClass } from '#ui/kit/button-class.ts';
import { SHARED } from './resume-copy.ts';
import type { SharedOffer } from './use-shared-photos.ts';

interface SharedPhotosOfferProps {
  shared: SharedOffer;
}

/** Asks whether photos that this device's user may not have shared belong on the table. */
export function SharedPhotosOffer({ shared: { files, from, take, discard } }: SharedPhotosOfferProps) {
  const count = files.length;
  const sites = [...new Set(from)].filter((site) => site !== '');
  return (
    <section
      aria-labelledby="shared-photos"
      className="grid gap-x-8 gap-y-4 border-b border-line px-4 py-4 text-15 sm:px-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center"
    >
      <div className="max-w-[72ch]">
        <h2 id="shared-photos" className="text-17 font-semibold tracking-normal">
          {SHARED.title(count)}
        </h2>
        <p className="mt-1">
          {sites.length > 0
            ? SHARED.bySites(sites.join(', '), count)
            : from.length > 0
              ? SHARED.bySomebody
              : SHARED.earlier}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={buttonClass('ink')} onClick={take}>
          {SHARED.take}
        </button>
        <button type="button" className={buttonClass('outline')} onClick={discard}>
          {SHARED.discard}
        </button>
      </div>
    </section>
  );
}
