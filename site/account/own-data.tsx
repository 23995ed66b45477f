import { buttonClass } from '#ui/kit/button-class.ts';
import { useOwnData } from './use-own-data.ts';
import { OWN_DATA } from './own-data-copy.ts';
import { DeleteAccount } from './delete-account.tsx';

/** Exports and deletes the user's data on the server. */
export function OwnData() {
  const { isDownloading, download, ...deletion } = useOwnData();
  return (
    <section
      aria-labelledby="own-data-title"
      className="mt-16 grid gap-x-12 gap-y-6 border-t border-line pt-8 lg:grid-cols-[7fr_5fr]"
    >
      <div>
        <h2 id="own-data-title" className="text-21">
          {OWN_DATA.title}
        </h2>
        <p className="mt-2 max-w-[60ch] text-15 text-quiet">{OWN_DATA.text}</p>
      </div>
      <div className="flex flex-wrap items-start gap-2 lg:justify-end">
        <button
          type="button"
          disabled={isDownloading}
          aria-busy={isDownloading}
          onClick={download}
          className={buttonClass('outline')}
        >
          {isDownloading ? OWN_DATA.downloading : OWN_DATA.download}
        </button>
        <DeleteAccount {...deletion} />
      </div>
    </section>
  );
}
