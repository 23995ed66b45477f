// What the first paint depends on and only this browser knows. Not bundled: a module would run after it.
// The keys and attributes are those of shared/ui/theme.ts and site/auth/auth-provider.tsx.
try {
  const theme = localStorage.getItem('ui-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (Object.keys(localStorage).some((key) => key.startsWith('@@auth0spajs@@'))) {
    document.documentElement.dataset.session = 'unknown';
  }
} catch {
  // Storage is closed to this page: the system's theme it is, and nobody is signed in.
}
