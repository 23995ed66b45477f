import { HELP } from '../content/contact.ts';
import { MessageForm } from '../widgets/message-form.tsx';

export function HelpPage() {
  return (
    <div className="page-width py-12 sm:py-20">
      <h1 className="text-40 sm:text-56">{HELP.title}</h1>
      <p className="mt-4 max-w-[60ch] text-quiet">{HELP.text}</p>
      <section aria-label={HELP.formTitle} className="light-table mt-10 max-w-3xl p-6 sm:mt-12 sm:p-8">
        <MessageForm kind="support" send={HELP.send} />
      </section>
    </div>
  );
}
