import type { ReactNode } from 'react';
import { useArrival } from './use-arrival.ts';

interface PageProps {
  title: string;
  content: ReactNode;
}

/** A page with its title. */
export function Page({ title, content }: PageProps) {
  useArrival(title);
  return content;
}
