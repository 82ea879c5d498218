/**
 * Runs inline in the head of every page, before the first paint: what a reader chose earlier shows at once. The page works without it,
 * so a browser that keeps no storage is left with the defaults.
 */
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
} catch {
  // Storage is blocked: the default mode stays.
}
