import { LOADING } from '../content/brand.ts';

export function PageLoading() {
  return (
    <output>
      <span className="sr-only">{LOADING}</span>
    </output>
  );
}
