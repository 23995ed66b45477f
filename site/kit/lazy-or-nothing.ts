import { type ComponentType, lazy } from 'react';

/**
 * A component that comes when it is shown. Where it cannot be loaded, the page is whole without it.
 *
 * @param instead what is shown where it cannot be loaded
 */
export function lazyOrNothing<Props>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: instead };
    }
  });
}
