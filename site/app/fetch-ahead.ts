/** Preloads scripts (`modulepreload`), so that nested imports are fetched in parallel. */
export function fetchAhead(paths: readonly string[]): void {
  for (const path of paths) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = path;
    document.head.append(link);
  }
}
