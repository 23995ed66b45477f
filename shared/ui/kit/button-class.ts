/** One line, except on a phone: there, a long label wraps onto a second line and never leaves the screen. */
const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full py-1 text-center text-15 leading-tight font-semibold sm:whitespace-nowrap transition-colors disabled:cursor-not-allowed aria-disabled:cursor-not-allowed';

const VARIANTS = {
  /** The primary action. At most one on a screen. */
  accent:
    'border border-transparent px-5 bg-accent text-accent-ink hover:not-disabled:bg-accent-hover disabled:opacity-70 aria-busy:opacity-70',
  ink: 'border border-transparent px-5 bg-ink text-table hover:bg-quiet aria-busy:bg-quiet',
  outline: 'px-5 border border-edge text-ink hover:border-ink disabled:opacity-60',
  quiet: 'border border-transparent px-3 text-quiet hover:text-ink disabled:opacity-60',
} as const;

export type ButtonVariant = keyof typeof VARIANTS;

/** Returns the styles of a button, also for links that act as one. */
export function buttonClass(variant: ButtonVariant, extra = ''): string {
  return `${BASE} ${VARIANTS[variant]} ${extra}`;
}
