/**
 * Runs inline in the head of every page, before the first paint: what a reader chose earlier shows at once. The page works without it,
 * so a browser that keeps no storage is left with the defaults.
 */
const root = document.documentElement;
// From disk no module runs, so what needs one stays away.
if (location.protocol !== 'file:') root.dataset['js'] = '';
try {
  // A choice may be left from when there was a switch, or from another site of the same origin.
  const theme = HAS_COLOR_SWITCH ? localStorage.getItem('theme') : null;
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  if (ANNOUNCEMENT_ID !== null) {
    // A new announcement is shown to those who have dismissed the last.
    if (localStorage.getItem('docsgen.announcement.id') !== ANNOUNCEMENT_ID) {
      localStorage.setItem('docsgen.announcement.id', ANNOUNCEMENT_ID);
      localStorage.setItem('docsgen.announcement.dismiss', 'false');
    }
    if (localStorage.getItem('docsgen.announcement.dismiss') === 'true') root.dataset['announcement'] = 'dismissed';
  }
} catch {
  // Storage is blocked: the defaults stay.
}
