import { useEffect } from 'react';

/**
 * Asks before the user leaves the page during an operation: the browser's own question for reload and close,
 * `question` for links within the site.
 */
export function useLeaveWarning(isUnderWay: boolean, question: string): void {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!link || link.hasAttribute('download') || confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isUnderWay, question]);
}
