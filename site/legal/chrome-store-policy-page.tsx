import { CHROME_STORE_POLICY } from './chrome-store-policy-copy.ts';
import { LegalPage } from './legal-page.tsx';

export function ChromeStorePolicyPage() {
  return <LegalPage text={CHROME_STORE_POLICY} />;
}
