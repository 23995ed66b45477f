import type { ComponentType } from 'react';

/** An entry in a menu of the board. */
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
      /** An explanation in small type below the label. */
      readonly help?: string;
      readonly isOn: boolean;
      readonly onChange: (isOn: boolean) => void;
    }
  /** One of several values. */
  | {
      readonly kind: 'values';
      readonly id: string;
      readonly label: string;
      readonly values: readonly { readonly value: string; readonly label: string }[];
      readonly value: string;
      readonly onChange: (value: string) => void;
    };
