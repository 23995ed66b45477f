import X from 'lucide-react/icons/x';
import { Dialog } from 'radix-ui';
import type { RefObject } from 'react';
import { buttonClass } from '#ui/kit/button-class.ts';
import { useAuth } from '../auth/auth-context.ts';
import {
  ACCOUNT,
  COMPANY,
  HEADER,
  HEADER_LINKS,
  MOBILE_MENU,
  type NavigationLink,
  RESOURCES,
} from './navigation-copy.ts';
import { PAGES } from '../app/pages.ts';
import { PageLink } from '../kit/page-link.tsx';
import { useHasService } from '../kit/service-mark.ts';

interface MobileMenuProps {
  isOpen: boolean;
  /** Receives the focus when the menu closes. */
  openedBy: RefObject<HTMLElement | null>;
  onClose: () => void;
}

const MAIN = [{ to: PAGES.home.path, label: MOBILE_MENU.home }, ...HEADER_LINKS];

/** Links to all pages, in a sheet over the current one. */
export function MobileMenu({ isOpen, openedBy, onClose }: MobileMenuProps) {
  const { state, signOut } = useAuth();
  const hasService = useHasService();
  const isSignedIn = state.status === 'signed-in';
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-overlay" />
        <Dialog.Content
          className="mobile-menu"
          aria-describedby={undefined}
          onCloseAutoFocus={() => openedBy.current?.focus()}
        >
          <div className="flex h-16 items-center justify-between">
            <Dialog.Title className="text-17">{MOBILE_MENU.title}</Dialog.Title>
            <Dialog.Close
              aria-label={MOBILE_MENU.close}
              className="-mr-2 inline-flex size-11 items-center justify-center rounded-full"
            >
              <X size={22} aria-hidden />
            </Dialog.Close>
          </div>
          <MobileMenuSection
            title={MOBILE_MENU.main}
            links={isSignedIn ? [...MAIN, ...ACCOUNT] : MAIN}
            onFollow={onClose}
          />
          <MobileMenuSection title={MOBILE_MENU.resources} links={RESOURCES} onFollow={onClose} />
          <MobileMenuSection title={MOBILE_MENU.company} links={COMPANY} onFollow={onClose} />
          <section
            aria-label={MOBILE_MENU.actions}
            className="sticky bottom-0 mt-auto grid grid-cols-2 gap-2 border-t border-line bg-table pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
          >
            <h2 className="col-span-2 font-mono text-13 font-normal tracking-normal text-quiet">
              {MOBILE_MENU.actions}
            </h2>
            <PageLink
              to={PAGES.upload.path}
              onClick={onClose}
              className={buttonClass('accent', 'col-span-2')}
            >
              {HEADER.organize}
            </PageLink>
            {isSignedIn && (
              <button type="button" onClick={signOut} className={buttonClass('outline', 'col-span-2')}>
                {HEADER.logout}
              </button>
            )}
            {!isSignedIn && hasService && (
              <>
                <PageLink to={PAGES.login.path} onClick={onClose} className={buttonClass('quiet')}>
                  {HEADER.login}
                </PageLink>
                <PageLink to={PAGES.signup.path} onClick={onClose} className={buttonClass('outline')}>
                  {HEADER.signup}
                </PageLink>
              </>
            )}
          </section>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface MobileMenuSectionProps {
  title: string;
  links: readonly NavigationLink[];
  onFollow: () => void;
}

function MobileMenuSection({ title, links, onFollow }: MobileMenuSectionProps) {
  return (
    <nav aria-label={title} className="border-t border-line py-4">
      <h2 className="font-mono text-13 font-normal tracking-normal text-quiet">{title}</h2>
      <ul className="mt-1 grid grid-cols-2 gap-x-4">
        {links.map(({ to, label, className }) => (
          <li key={to} className={className}>
            <PageLink
              to={to}
              onClick={onFollow}
              className="flex min-h-11 items-center text-17 font-medium aria-[current=page]:text-accent"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
