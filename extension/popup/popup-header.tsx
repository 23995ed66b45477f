import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { popupWords } from '#words/popup.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import icon from '../icons/icon-48.png';
import type { SignedInUser } from '../storage/signed-in-user.ts';

interface PopupHeaderProps {
  siteUrl: string;
  user: SignedInUser | undefined;
}

/** Shows the user, and a link to the site. */
export function PopupHeader({ siteUrl, user }: PopupHeaderProps) {
  const t = useMessages(popupWords);
  return (
    <header className="flex items-center gap-3 px-4 py-3">
      <img src={icon} alt="" width={32} height={32} />
      <div className="min-w-0 flex-1">
        <h1 className="text-17 leading-tight font-bold">{t('popup.brand')}</h1>
        {user && (
          <p className="truncate text-13 text-quiet" title={user.email ?? user.name}>
            {user.email ?? user.name}
          </p>
        )}
      </div>
      <a
        href={siteUrl}
        target="_blank"
        rel="noreferrer"
        className="-mr-2 inline-flex min-h-11 shrink-0 items-center gap-1 rounded-full px-2 text-13 text-quiet hover:text-ink"
      >
        {t('popup.site')}
        <ArrowUpRight size={16} aria-hidden />
      </a>
    </header>
  );
}
