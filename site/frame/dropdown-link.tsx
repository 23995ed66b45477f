import type { ComponentProps } from 'react';
import type { NavigationLink } from './navigation-copy.ts';
import { PageLink } from '../kit/page-link.tsx';

/** A link in a dropdown list, with a hint. */
export function DropdownLink({
  label,
  hint,
  ...props
}: NavigationLink & Omit<ComponentProps<typeof PageLink>, 'children'>) {
  return (
    <PageLink {...props} className="block rounded-photo px-3 py-2 hover:bg-sunken">
      <span className="block text-15 font-semibold">{label}</span>
      <span className="block text-13 text-quiet">{hint}</span>
    </PageLink>
  );
}
