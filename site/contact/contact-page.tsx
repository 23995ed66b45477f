import { CONTACT } from './contact-copy.ts';
import { NEWSLETTER } from '../newsletter/newsletter-copy.ts';
import { ContactDetails } from './contact-details.tsx';
import { MessageForm } from './message-form.tsx';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';

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
