import { type ComponentType, lazy } from 'react';
import { whenUnpressed } from './when-unpressed.ts';

/**
 * Returns a component that is loaded when it is rendered. If loading fails, the page works without it.
 *
 * @param instead rendered if loading fails
 */
export function lazyOrNothing<Props>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const loaded = await load();
      await whenUnpressed();
      return { default: loaded };
    } catch {
      return { default: instead };
    }
  });
}
