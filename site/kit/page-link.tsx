import { use } from 'react';
import { NavLink, type NavLinkProps } from 'react-router-dom';
import { PreloadContext } from './preload-context.ts';

/** A link that preloads its page on hover or focus. */
export function PageLink({ to, ...props }: Omit<NavLinkProps, 'to'> & { to: string }) {
  const preload = use(PreloadContext);
  return <NavLink to={to} {...props} onPointerEnter={() => preload(to)} onFocus={() => preload(to)} />;
}
