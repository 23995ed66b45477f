import { AuthProvider } from '../auth/auth-provider.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ToastProvider } from './toast-provider.tsx';
import { SiteRoutes } from './routes.tsx';

export function App() {
  return (
    <ErrorBoundary>
      <ToastProvider>
        <AuthProvider>
          <SiteRoutes />
        </AuthProvider>
      </ToastProvider>
    </ErrorBoundary>
  );
}
