import { AccountProvider } from '../account/account-provider.tsx';
import { USAGE_PAGE } from './usage-copy.ts';
import { RequireSignIn } from '../auth/require-sign-in.tsx';
import { OwnData } from '../account/own-data.tsx';
import { UsageReport } from './usage-report.tsx';

export function UsagePage() {
  return (
    <RequireSignIn>
      <AccountProvider>
        <div className="page-width py-10 sm:py-16">
          <h1 className="text-28 sm:text-40">{USAGE_PAGE.title}</h1>
          <UsageReport />
          <OwnData />
        </div>
      </AccountProvider>
    </RequireSignIn>
  );
}
