import { AccountProvider } from '../account/account-provider.tsx';
import { RequireAdmin } from './require-admin.tsx';
import { AdminScreen } from './admin-screen.tsx';

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
