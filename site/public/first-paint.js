// Sets what the first paint depends on and only the browser knows. Not bundled, because a module would run
// after the first paint. The keys and attributes are those of shared/ui/kit/theme.ts and
// site/auth/auth-provider.tsx, of the usage record (site/account/usage-key.ts), which has the plan, and of
// shared/ui/board/board-arrival.ts.
try {
  const theme = localStorage.getItem('ui-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (localStorage.getItem('board-here') === 'yes' && /\/upload\/?$/.test(location.pathname)) {
    document.documentElement.dataset.board = 'here';
  }
  if (Object.keys(localStorage).some((key) => key.startsWith('@@auth0spajs@@'))) {
    document.documentElement.dataset.session = 'unknown';
    const { userPlan } = JSON.parse(localStorage.getItem('image-processing-usage') ?? '{}');
    if (/^(free|pro|enterprise)$/.test(userPlan)) document.documentElement.dataset.plan = userPlan;
  }
} catch {
  // Storage is unavailable, or its record is damaged: the system's theme is used, and the user counts as signed out.
}

// The root's class names the theme that is shown, light or dark, even if it is the system's.
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
