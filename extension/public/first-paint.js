// Sets a chosen theme before the first paint. Not bundled: a module would run after it.
// The key and the attribute are those of shared/ui/theme.ts.
try {
  const theme = localStorage.getItem('ui-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed to this page: the system's theme it is.
}
