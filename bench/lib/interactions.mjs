/** @import { Device, Interaction } from './figures.ts' */

/** @type {readonly (readonly Device[])[]} */
const [phone = [], desktop = []] = [['phone'], ['desktop']];

const mode = /** @type {const} */ ({ target: '.color-switch', shows: '[data-theme=dark]' });
const fold = /** @type {const} */ ({
  target: '.prose details:not([class]) > summary',
  shows: '.prose details:not([class])[open]:not([data-closing])',
  site: 'own',
});
const menu = /** @type {const} */ ({ target: '.dropdown > summary', shows: '.dropdown[open]', site: 'own' });
const results = '.search-dialog [role=option]';

/**
 * What a reader does on a page, one after the other. The first click on the color switch comes
 * before React was loaded, and the pointer on its way there loads it. On a phone the switch, the
 * sidebar and the menus are in the drawer.
 *
 * @type {readonly Interaction[]}
 */
export const interactions = [
  { name: 'drawer', target: '.menu > summary', shows: '.menu[open]', devices: phone },
  { name: 'color mode, first click', ...mode },
  { name: 'color mode, later', ...mode },
  { name: 'color mode, later', ...mode },
  { name: 'fold in the sidebar', target: '.tree details:not([open]) > summary', shows: '.tree details[open]' },
  { name: 'panel of the drawer', target: '[data-panel=primary]', shows: '[data-drawer=primary]', devices: phone },
  { name: 'navbar dropdown', ...menu, devices: phone },
  // The pointer would open it before the click.
  { name: 'navbar dropdown', ...menu, key: 'Enter', devices: desktop },
  { name: 'navbar dropdown, closing', key: 'Escape', shows: '.dropdown[open]', site: 'own' },
  { name: 'drawer, closing', key: 'Escape', shows: '.menu[open]', devices: phone },
  { name: 'fold of the contents', target: '.toc-fold > summary', shows: '.toc-fold[open]', devices: phone },
  { name: 'fold in the text', ...fold },
  { name: 'fold in the text, closing', ...fold },
  {
    name: 'tabs',
    target: '[role=tab][aria-selected=false]',
    shows: '[role=tab][aria-selected=false] + [aria-selected=true]',
    site: 'own',
  },
  {
    name: 'tabs',
    target: '[role=tab][aria-selected=false]',
    shows: '[role=tab][aria-selected=false] + [aria-selected=true]',
    site: 'own',
  },
  { name: 'search, opening', target: '.search-opener', shows: '.search-dialog[open]' },
  ...['c', 'o', 'd', 'e'].map((key) => ({ name: 'key in the search', key, shows: results })),
];
