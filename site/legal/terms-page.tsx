import { TERMS } from './terms-copy.ts';
import { LegalPage } from './legal-page.tsx';

export function TermsPage() {
  return <LegalPage text={TERMS} />;
}
