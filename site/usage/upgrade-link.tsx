import { type ButtonVariant, buttonClass } from '#ui/kit/button-class.ts';
import { USAGE } from './usage-wording.ts';

export interface UpgradeProps {
  /** URL of the pricing page. */
  href: string;
  /** Navigates on the client, if the host supports it. */
  onFollow?: (href: string) => void;
}

interface UpgradeLinkProps extends UpgradeProps {
  variant: ButtonVariant;
}

/** A link to a larger plan. */
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
