import { type ComponentType, lazy, useState } from 'react';

/**
 * A page that is loaded when it is visited, or before, when someone is about to. One that is loaded is there at once:
 * markup that waits to be taken over is not thrown away for a page that is still coming.
 */
export function lazyPage<Name extends string>(
  importPage: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  let loaded: ComponentType | undefined;
  const load = async () => (loaded = (await importPage())[name]);
  const Coming = lazy(async () => ({ default: await load() }));
  function Content() {
    // For as long as the page is shown: another component in its place would begin anew.
    const [Page] = useState(() => loaded ?? Coming);
    return <Page />;
  }
  return { Content, load };
}
