import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { NEWSLETTER } from './newsletter-copy.ts';

interface NewsletterDoneProps {
  outcome: 'subscribed' | 'already' | 'pending';
  email: string;
}

/** Replaces the form after the server has accepted the address. Takes the focus, because the pressed button is gone. */
export function NewsletterDone({ outcome, email }: NewsletterDoneProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={panel} tabIndex={-1} className="flex gap-3 outline-none">
      <Check size={20} className="mt-0.5 text-good" aria-hidden />
      <div className="min-w-0 text-15">
        <p className="font-semibold">{NEWSLETTER[outcome]}</p>
        <p className="wrap-anywhere text-quiet">{email}</p>
      </div>
    </div>
  );
}
