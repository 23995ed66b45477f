import { CHROME_STORE_POLICY } from '../content/chrome-store-policy.ts';
import { LegalPage } from '../widgets/legal-page.tsx';

export function ChromeStorePolicyPage() {
  return <LegalPage text={CHROME_STORE_POLICY} />;
}
