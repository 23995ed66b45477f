import { TERMS } from '../content/terms.ts';
import { LegalPage } from '../widgets/legal-page.tsx';

export function TermsPage() {
  return <LegalPage text={TERMS} />;
}
