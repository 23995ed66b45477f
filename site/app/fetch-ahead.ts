/** Has scripts ready for when they are imported, before the browser would find out what they import in turn. */
export function fetchAhead(paths: readonly string[]): void {
  for (const path of paths) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = path;
    document.head.append(link);
  }
}
