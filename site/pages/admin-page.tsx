import { AccountProvider } from '../account/account-provider.tsx';
import { RequireAdmin } from '../layout/require-admin.tsx';
import { AdminScreen } from '../widgets/admin-screen.tsx';

export function AdminPage() {
  return (
    <AccountProvider>
      <meta name="robots" content="noindex" />
      <RequireAdmin>
        <AdminScreen />
      </RequireAdmin>
    </AccountProvider>
  );
}
