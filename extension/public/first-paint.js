// Sets a chosen theme before the first paint. Not bundled: a module would run after it.
// The key and the attribute are those of shared/ui/kit/theme.ts.
try {
  const theme = localStorage.getItem('ui-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed to this page: the system's theme it is.
}

// The root's class says which theme is shown, light or dark, also where it is the system's.
{
  const root = document.documentElement;
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)');
  const showClass = () => {
    const isDark = root.dataset.theme ? root.dataset.theme === 'dark' : isSystemDark.matches;
    root.classList.toggle('dark', isDark);
    root.classList.toggle('light', !isDark);
  };
  showClass();
  isSystemDark.addEventListener('change', showClass);
  new MutationObserver(showClass).observe(root, { attributeFilter: ['data-theme'] });
}
