import { AccountProvider } from '../account/account-provider.tsx';
import { USAGE_PAGE } from '../content/usage.ts';
import { RequireSignIn } from '../layout/require-sign-in.tsx';
import { OwnData } from '../widgets/own-data.tsx';
import { UsageReport } from '../widgets/usage-report.tsx';

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
