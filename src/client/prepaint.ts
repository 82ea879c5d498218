import { applyColorMode } from './prepaint-color.ts';
import { restoreSidebar } from './page/sidebar-state.ts';

/**
 * Runs inline in the head of every page, before the first paint. It applies the reader's earlier
 * choices, and records clicks and keys until the other scripts are loaded. The page works without
 * it, so a browser without storage shows the defaults.
 */
import { siteStorage, storageKey } from '../shared/state/storage.ts';

const root = document.documentElement;
// Modules do not run for pages from disk, so controls that need one stay hidden.
if (location.protocol !== 'file:') keepEvents();
applyColorMode(root);
try {
  if (ANNOUNCEMENT_ID !== null) {
    // A new announcement is shown even to readers who dismissed the previous one.
    const [storage, id, dismiss] = [siteStorage(), storageKey('announcement.id'), storageKey('announcement.dismiss')];
    if (storage.getItem(id) !== ANNOUNCEMENT_ID) {
      storage.setItem(id, ANNOUNCEMENT_ID);
      storage.setItem(dismiss, 'false');
    }
    if (storage.getItem(dismiss) === 'true') root.dataset['announcement'] = 'dismissed';
  }
} catch {
  // Storage is blocked: the defaults stay.
}

// The sidebar comes before the main part. The first frame may be drawn before the page has arrived,
// so this does not wait for its end.
new MutationObserver((_records, observer) => {
  if (document.readyState === 'loading' && !document.querySelector('main')) return;
  observer.disconnect();
  restoreSidebar();
}).observe(root, { childList: true, subtree: true });

// A page whose files are not where its addresses lead says so. By now the early script would have
// removed the notice. Without its attribute it is no longer hidden.
addEventListener('DOMContentLoaded', () => {
  const notice = document.querySelector<HTMLElement>('[data-base-notice]');
  notice?.children[0]?.append(notice.dataset['baseNotice'] ?? '');
  notice?.removeAttribute('data-base-notice');
});

/** Marks that scripts run, and records clicks and keys for them. */
function keepEvents(): void {
  root.dataset['js'] = '';
  window.docsgenEvents = [];
  /** Set to the recorded events when one of them asks for the search. */
  let asking: readonly Event[] | undefined;
  const keep = (event: Event): void => {
    const events = window.docsgenEvents;
    // A replayed event was recorded before.
    if (!events || !event.isTrusted) return;
    events.push(event);
    if (!(event instanceof KeyboardEvent)) return;
    const { key, ctrlKey, metaKey, target } = event;
    const isCommand = ctrlKey || metaKey;
    const isShortcut = isCommand ? key === 'k' : key === '/' && target === document.body;
    if (isShortcut && document.querySelector('[data-search-box]')) asking = events;
    // The browser must not handle keys that are typed for the search.
    if (asking === events && (isShortcut || (!isCommand && key.length < 2))) event.preventDefault();
  };
  addEventListener('click', keep, true);
  addEventListener('keydown', keep, true);
  // The early script has started by then. If it has not, the page behaves as without scripts.
  addEventListener('DOMContentLoaded', () => {
    if (root.dataset['js'] !== '') return;
    delete root.dataset['js'];
    delete window.docsgenEvents;
  });
}
