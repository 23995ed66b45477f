import { PRIVACY } from './privacy-copy.ts';
import { LegalPage } from './legal-page.tsx';

export function PrivacyPage() {
  return <LegalPage text={PRIVACY} />;
}
