import type { ComponentType } from 'react';

/** An entry of a menu of the board. */
export type MenuEntry =
  | {
      readonly kind: 'action';
      readonly id: string;
      readonly label: string;
      readonly Icon: ComponentType<{ readonly size?: number; readonly 'aria-hidden'?: true }>;
      readonly isDisabled?: boolean;
      readonly onSelect: () => void;
    }
  | {
      readonly kind: 'choice';
      readonly id: string;
      readonly label: string;
      /** What it means, in small type below. */
      readonly help?: string;
      readonly isOn: boolean;
      readonly onChange: (isOn: boolean) => void;
    };
