/** The logo: a mounted slide, circled in red pencil. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden>
      <rect x="3" y="3" width="26" height="26" rx="4" className="fill-print stroke-ink" strokeWidth="1.5" />
      <rect x="8.5" y="10.5" width="15" height="11" rx="1" className="fill-ink" />
      <path
        d="M6.5 17C5 10.5 11 6.2 17 6.6c6.6.4 10 4.6 9.3 9.9-.7 5.6-5.6 8.8-11 8.3C10 24.3 7 21.5 6.6 16"
        className="fill-none stroke-accent"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
