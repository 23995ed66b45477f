import Check from 'lucide-react/icons/check';
import { buttonClass } from '#ui/kit/button-class.ts';
import { CONCIERGE } from './concierge-copy.ts';

interface ConciergeBandProps {
  /** The URL of its checkout page. */
  href: string;
}

/** The offer of the concierge service. */
export function ConciergeBand({ href }: ConciergeBandProps) {
  return (
    <section aria-labelledby="concierge" className="mt-20 -mb-24 border-t border-line bg-sunken sm:mt-28">
      <div className="page-width grid items-center gap-x-12 gap-y-8 py-14 sm:py-20 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 id="concierge" className="text-28 sm:text-40">
            {CONCIERGE.title}
          </h2>
          <p className="mt-4 max-w-[60ch] text-quiet">{CONCIERGE.text}</p>
        </div>
        <div>
          <ul className="grid gap-2.5 text-15">
            {CONCIERGE.points.map((point) => (
              <li key={point} className="flex gap-3">
                <Check size={18} className="mt-0.5 text-good" aria-hidden />
                {point}
              </li>
            ))}
          </ul>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('ink', 'mt-6 max-sm:w-full')}
          >
            {CONCIERGE.book} <span className="sr-only">{CONCIERGE.newTab}</span>
          </a>
        </div>
      </div>
    </section>
  );
}
