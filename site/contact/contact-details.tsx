import type { ReactNode } from 'react';
import { COMPANY_FACTS } from '../facts/company.ts';
import { CONTACT } from './contact-copy.ts';

const { email, phone, office } = COMPANY_FACTS;
const LINK = 'inline-flex min-h-11 items-center font-mono text-15 wrap-anywhere underline underline-offset-4';

/** Our contact details, as far as they are set. */
export function ContactDetails() {
  if (email === undefined && phone === undefined && office.length === 0) return null;
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="text-21">
        {CONTACT.detailsTitle}
      </h2>
      <dl className="mt-4 grid grid-cols-[5rem_1fr] items-baseline gap-x-4 text-15">
        {email !== undefined && (
          <Detail label={CONTACT.email}>
            <a href={`mailto:${email}`} className={LINK}>
              {email}
            </a>
          </Detail>
        )}
        {phone !== undefined && (
          <Detail label={CONTACT.phone}>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={LINK}>
              {phone}
            </a>
          </Detail>
        )}
        {office.length > 0 && (
          <Detail label={CONTACT.office}>
            <address className="py-2.5 font-mono not-italic">
              {office.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </Detail>
        )}
      </dl>
    </section>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
