import type { ReactNode } from 'react';
import { tableWords } from '#words/table.ts';
import { useMessages } from './use-messages.ts';

interface PermissionButtonProps {
  /** Whether the browser is asking the user for permission, which blocks everything else until they answer. */
  isAsking: boolean;
  /** Whether the button is disabled for another reason. */
  isDisabled?: boolean;
  className: string;
  onPress: () => void;
  children: ReactNode;
}

/**
 * A button whose press may make the browser ask for a permission. During the request it says so and ignores further
 * presses; it keeps the focus, which returns to it after a refusal.
 */
export function PermissionButton({
  isAsking,
  isDisabled = false,
  className,
  onPress,
  children,
}: PermissionButtonProps) {
  const t = useMessages(tableWords);
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={isDisabled}
        aria-busy={isAsking}
        aria-disabled={isAsking}
        onClick={() => {
          if (!isAsking) onPress();
        }}
      >
        {isAsking ? t('table.waitingForPermission') : children}
      </button>
      <output className="sr-only">{isAsking && t('table.waitingForPermission')}</output>
    </>
  );
}
