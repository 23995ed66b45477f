import { useEffect, useState } from 'react';

/**
 * Returns the folder whose photos are at the top of the visible area.
 *
 * @param root the element that contains the folders, each marked by `data-folder`
 * @param ids comma-separated ids of the board's folders, in their order
 */
export function useCurrentFolder(root: HTMLElement | null, ids: string): number | undefined {
  const [current, setCurrent] = useState<number>();
  useEffect(() => {
    if (!root) return undefined;
    const folders = ids
      .split(',')
      .flatMap((id) => root.querySelector<HTMLElement>(`[data-folder='${id}']`) ?? []);
    const inSight = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target);
          else inSight.delete(target);
        }
        const first = folders.find((one) => inSight.has(one));
        if (first) setCurrent(Number(first.dataset['folder']));
      },
      // The upper third of the window, below the bars.
      { rootMargin: '-150px 0px -60% 0px' },
    );
    for (const folder of folders) observer.observe(folder);
    return () => observer.disconnect();
  }, [root, ids]);
  return current;
}
