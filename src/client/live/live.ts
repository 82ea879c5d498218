import { pageEvent } from '../../shared/dom.ts';
import type { LiveMessage } from '../../shared/live-update.ts';
import { on } from '../behaviors/on.ts';
import { connect } from './connect.ts';
import { followDelivered } from './delivered.ts';
import { startLinkTip } from './link-tip.ts';
import { scriptAddress } from './page-document.ts';
import { createPanel, createStyleLink } from './panel.ts';
import { startProblemFilter } from './problem-filter.ts';
import { startRequests } from './requests.ts';
import { reportCrashes } from './report-crashes.ts';
import { updatePage } from './update-page.ts';

/** Maximum time to wait for the page to load, in milliseconds: external pictures may never load. */
const longestLoad = 500;

// The script that the development server adds to every page. It applies changes and shows problems.
void start();

/** Resolves when the page is drawn. The page must not wait for the panel. */
function untilLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  const loaded = new Promise((done) => addEventListener('load', done, { once: true }));
  return Promise.race([loaded, new Promise((done) => setTimeout(done, longestLoad))]);
}

async function start(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>(`script[src="${scriptAddress}"]`);
  const shown = followDelivered(script?.dataset['version'] ?? '');
  await untilLoaded();
  // The reader may have navigated in the meantime.
  shown.follow();
  const style = createStyleLink();
  if (!document.head.querySelector(`link[href="${style.getAttribute('href')}"]`)) document.head.append(style);
  const panel = createPanel();
  startLinkTip(panel.box);
  startRequests(panel.showResult);
  startProblemFilter();
  reportCrashes();

  const isShown = (path: string) => shown.page().path === path && location.pathname === path;
  const update = async ({ path, html, version }: Extract<LiveMessage, { readonly type: 'page' }>) => {
    const { page } = shown;
    if (!isShown(path) || page().version === version) return;
    const delivered = await page().html;
    await updatePage({ delivered, html, isStill: () => isShown(path) });
    if (isShown(path)) shown.replace({ path, version, html: Promise.resolve(html) });
  };
  // Updates run one after another, because each needs the result of the previous one.
  let updates = Promise.resolve();
  const receive = (message: LiveMessage) => {
    if (message.type === 'reload') location.reload();
    else if (message.type === 'page') updates = updates.then(() => update(message));
    else if (message.path !== location.pathname) return;
    else if (message.type === 'moved') follow(message.to);
    else panel.show(message);
  };

  // A reload keeps the scroll position, and the page is another one for the router.
  const follow = (address: string) => {
    history.replaceState(history.state, '', address + location.search + location.hash);
    location.reload();
  };

  const send = connect({
    onMessage: receive,
    onOpen: () => {
      panel.setLost(false);
      tell();
    },
    onLost: () => panel.setLost(true),
  });
  const tell = () => send({ type: 'show', path: shown.page().path, version: shown.page().version });
  on([pageEvent], () => {
    if (!shown.follow()) return;
    panel.show({ html: '', covers: false });
    tell();
  });
}
