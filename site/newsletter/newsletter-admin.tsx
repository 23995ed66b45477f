import Download from 'lucide-react/icons/download';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { buttonClass } from '#ui/kit/button-class.ts';
import { NEWSLETTER } from './newsletter-copy.ts';

export interface NewsletterAdminProps {
  /** The number of subscribers on the server, if known. */
  count: number | undefined;
  onDownload: () => void;
  /** Resets the form. */
  onReset: () => void;
}

/** The administrator's controls below the form. */
export function NewsletterAdmin({ count, onDownload, onReset }: NewsletterAdminProps) {
  return (
    <div className="mt-6 border-t border-line pt-5">
      <output className="font-mono text-15">
        {count === undefined ? NEWSLETTER.admin.counting : NEWSLETTER.admin.count(count)}
      </output>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" onClick={onDownload} className={buttonClass('outline')}>
          <Download size={18} aria-hidden />
          {NEWSLETTER.admin.download}
        </button>
        <button type="button" onClick={onReset} className={buttonClass('quiet')}>
          <RotateCcw size={18} aria-hidden />
          {NEWSLETTER.admin.reset}
        </button>
      </div>
      <p className="mt-2 text-13 text-quiet">{NEWSLETTER.admin.shortcut}</p>
    </div>
  );
}
