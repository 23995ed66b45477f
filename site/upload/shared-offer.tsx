import { listedIn } from '#core/wording/punctuation.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { LANGUAGE } from '../app/language.ts';
import { SHARED } from './resume-copy.ts';
import { TableOffer } from './table-offer.tsx';
import type { SharedOffer } from './use-shared-photos.ts';

interface SharedPhotosOfferProps {
  shared: SharedOffer;
}

/** Asks whether photos that this device's user may not have shared belong on the table. */
export function SharedPhotosOffer({ shared: { files, from, take, discard } }: SharedPhotosOfferProps) {
  const count = files.length;
  const sites = [...new Set(from)].filter((site) => site !== '');
  return (
    <TableOffer
      id="shared-photos"
      title={SHARED.title(count)}
      actions={
        <>
          <button type="button" className={buttonClass('ink')} onClick={take}>
            {SHARED.take}
          </button>
          <button type="button" className={buttonClass('outline')} onClick={discard}>
            {SHARED.discard}
          </button>
        </>
      }
    >
      <p className="mt-1">
        {sites.length > 0
          ? SHARED.bySites(listedIn(LANGUAGE, sites), count)
          : from.length > 0
            ? SHARED.bySomebody(count)
            : SHARED.earlier(count)}
      </p>
    </TableOffer>
  );
}
