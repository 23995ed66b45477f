import { type ButtonVariant, buttonClass } from '#ui/kit/button-class.ts';
import { USAGE } from './usage-wording.ts';

export interface UpgradeProps {
  /** Where plans are chosen. */
  href: string;
  /** Goes there without loading the page anew, where the host can. */
  onFollow?: (href: string) => void;
}

interface UpgradeLinkProps extends UpgradeProps {
  variant: ButtonVariant;
}

/** The way to a larger plan. */
export function UpgradeLink({ href, onFollow, variant }: UpgradeLinkProps) {
  return (
    <a
      href={href}
      onClick={(event) => {
        const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
        if (!onFollow || !isPlain) return;
        event.preventDefault();
        onFollow(href);
      }}
      className={buttonClass(variant)}
    >
      {USAGE.upgrade}
    </a>
  );
}
