import { CONTACT, CONTACT_DETAILS } from './contact-copy.ts';

const { email, phone, office, isSample } = CONTACT_DETAILS;
const LINK = 'inline-flex min-h-11 items-center font-mono text-15 wrap-anywhere underline underline-offset-4';

/** Our contact details. */
export function ContactDetails() {
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="text-21">
        {CONTACT.detailsTitle}
      </h2>
      {isSample && <p className="mt-1 text-15 text-amber">{CONTACT.sample}</p>}
      <dl className="mt-4 grid grid-cols-[5rem_1fr] items-baseline gap-x-4 text-15">
        <dt className="text-quiet">{CONTACT.email}</dt>
        <dd>
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        </dd>
        <dt className="text-quiet">{CONTACT.phone}</dt>
        <dd>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={LINK}>
            {phone}
          </a>
        </dd>
        <dt className="text-quiet">{CONTACT.office}</dt>
        <dd className="py-2.5">
          <address className="font-mono not-italic">
            {office.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </dd>
      </dl>
    </section>
  );
}
