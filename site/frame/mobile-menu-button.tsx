import Menu from 'lucide-react/icons/menu';
import { Suspense, useRef, useState } from 'react';
import { MOBILE_MENU } from './navigation-copy.ts';
import { lazyOrNothing } from '../kit/lazy-or-nothing.ts';

const load = () => import('./mobile-menu.tsx');
const preload = () => void load().catch(() => undefined);
const MobileMenu = lazyOrNothing(async () => (await load()).MobileMenu);

/** Opens the menu of narrow screens; its code is loaded when the user is about to press the button. */
export function MobileMenuButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={MOBILE_MENU.open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
        className="-mr-2 inline-flex size-11 items-center justify-center rounded-full lg:hidden"
      >
        <Menu size={22} aria-hidden />
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <MobileMenu isOpen={isOpen} openedBy={button} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
