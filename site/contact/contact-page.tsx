import type { ReactNode } from 'react';
import { COMPANY_FACTS } from '../facts/company.ts';
import { NEWSLETTER } from '../newsletter/newsletter-copy.ts';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { CONTACT } from './contact-copy.ts';
import { MessageForm } from './message-form.tsx';

export function ContactPage() {
  return (
    <div className="page-width py-12 sm:py-20">
      <h1 className="text-40 sm:text-56">{CONTACT.title}</h1>
      <p className="mt-4 max-w-[60ch] text-quiet">{CONTACT.text}</p>
      <div className="mt-10 grid items-start gap-x-16 gap-y-12 sm:mt-12 lg:grid-cols-[7fr_5fr]">
        <section aria-label={CONTACT.formTitle} className="service-only light-table p-6 sm:p-8">
          <MessageForm kind="contact" send={CONTACT.send} />
        </section>
        <div className="grid gap-12">
          <ContactDetails />
          <section aria-labelledby="newsletter" className="service-only border-t border-line pt-10">
            <h2 id="newsletter" className="text-21">
              {NEWSLETTER.title}
            </h2>
            <p className="mt-1 mb-5 text-15 text-quiet">{NEWSLETTER.text}</p>
            <NewsletterForm />
          </section>
        </div>
      </div>
    </div>
  );
}

const { email, phone, office } = COMPANY_FACTS;
const LINK = 'inline-flex min-h-11 items-center font-mono text-15 wrap-anywhere underline underline-offset-4';

/** Our contact details, as far as they are set. */
function ContactDetails() {
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
