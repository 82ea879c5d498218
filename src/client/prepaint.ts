/**
 * Runs inline in the head of every page, before the first paint: what a reader chose earlier shows at once, and what they press before
 * other scripts are there is kept for them. The page works without it, so a browser that keeps no storage is left with the defaults.
 */
const root = document.documentElement;
// From disk no module runs, so what needs one stays away.
if (location.protocol !== 'file:') keepEvents();
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

/** Says that scripts run, and keeps clicks and keys for them. */
function keepEvents(): void {
  root.dataset['js'] = '';
  window.docsgenEvents = [];
  /** The events among which one has asked for the search. */
  let asking: readonly Event[] | undefined;
  const keep = (event: Event): void => {
    const events = window.docsgenEvents;
    // What a script lets happen again has been kept once.
    if (!events || !event.isTrusted) return;
    events.push(event);
    if (!(event instanceof KeyboardEvent)) return;
    const { key, ctrlKey, metaKey, target } = event;
    const isCommand = ctrlKey || metaKey;
    const isShortcut = isCommand ? key === 'k' : key === '/' && target === document.body;
    if (isShortcut && document.querySelector('[data-search-box]')) asking = events;
    // Nor does the browser answer what is typed for the search.
    if (asking === events && (isShortcut || (!isCommand && key.length < 2))) event.preventDefault();
  };
  addEventListener('click', keep, true);
  addEventListener('keydown', keep, true);
  // By then the early script has begun. Without it the page is what it is without scripts.
  addEventListener('DOMContentLoaded', () => {
    if (root.dataset['js'] !== '') return;
    delete root.dataset['js'];
    delete window.docsgenEvents;
  });
}
