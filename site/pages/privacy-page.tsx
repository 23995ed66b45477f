import { PRIVACY } from '../content/privacy.ts';
import { LegalPage } from '../widgets/legal-page.tsx';

export function PrivacyPage() {
  return <LegalPage text={PRIVACY} />;
}
