import type { ReactNode } from 'react';
import { tableWords } from '#words/table.ts';
import { useMessages } from './use-messages.ts';

interface PermissionButtonProps {
  /** The browser asks the person whether it may, and nothing goes on before they answer. */
  isAsking: boolean;
  /** It cannot be pressed for another reason. */
  isDisabled?: boolean;
  className: string;
  onPress: () => void;
  children: ReactNode;
}

/**
 * A button whose press may have the browser ask for a permission. While the question is open it says so and takes no
 * second press; it keeps the focus, which comes back to it with a refusal.
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
