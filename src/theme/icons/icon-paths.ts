/** SVG paths of the icons on a 24 by 24 grid, for a round stroke. */
export const iconPaths = {
  actions: 'M13 3 5 13.5h6L10 21l8.5-11h-6.2z',
  agents:
    'M12 4v3M7 7h10a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3zM9 12v2M15 12v2M2 12v3M22 12v3',
  api: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 4.5l-3 15',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  campaigns: 'M4 10v4h3l9 5V5L7 10zM19.5 9.5a4 4 0 0 1 0 5M8 14v4.5h3V16',
  caution: 'M12 3.5 2.5 20h19zM12 10v4.5M12 17.2v.1',
  category: 'M3 7a2 2 0 0 1 2-2h4l2.5 2.5H19a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  code: 'M9 8l-4 4 4 4M15 8l4 4-4 4',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  danger: 'M8.2 3h7.6L21 8.2v7.6L15.8 21H8.2L3 15.8V8.2zM12 7.5v5.5M12 16.2v.1',
  directory:
    'M5 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5zM9 16a3.2 3.2 0 0 1 6 0M12 11.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4M3 8h2M3 12h2M3 16h2',
  doc: 'M6 3h8l4.5 4.5V21H6zM14 3v4.5h4.5M9 12.5h6M9 16h6',
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5-11 11zM13.5 7l3.5 3.5',
  external: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M3.5 9h17M3.5 15h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
  home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 11v5.5M12 7.7v.1',
  knowledge: 'M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14C17 4.5 14 5 12 6.5zM12 6.5v14',
  language: 'M3.5 6h10M8.5 3.5V6M11.5 6c-.8 4-3.8 7-7.5 8.5M6 8.5c1 2.5 3 4.5 5.5 5.5M12.5 20.5 17 10l4.5 10.5M14 17h6',
  logs: 'M4 6h1M9 6h11M4 12h1M9 12h11M4 18h1M9 18h7',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  note: 'M5 4h14v10.5L13.5 20H5zM19 14.5h-5.5V20M8.5 9h7M8.5 12.5h4',
  palette:
    'M12 21a9 9 0 1 1 9-9c0 2.5-2 3.5-4 3.5h-2c-1.5 0-2 1.5-1.3 2.7.8 1.3 0 2.8-1.7 2.8zM7.5 12v.1M9.5 8v.1M14.5 8v.1M17 11.5v.1',
  pause: 'M9 6v12M15 6v12',
  phone:
    'M8.5 4H5a1.5 1.5 0 0 0-1.5 1.7A17 17 0 0 0 18.3 20.5 1.5 1.5 0 0 0 20 19v-3.5l-4.5-1.8-1.8 2.3a13 13 0 0 1-5.7-5.7L10.3 8.5z',
  play: 'M8 5.5v13l10.5-6.5z',
  recent: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5.5l3.5 2',
  report: 'M5.5 21V4M5.5 5c5-3 8 3 13 0v9c-5 3-8-3-13 0',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.3 15.3 20.5 20.5',
  server: 'M4 4.5h16v6H4zM4 13.5h16v6H4zM7.5 7.5v.1M7.5 16.5v.1M11 7.5h5.5M11 16.5h5.5',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  system: 'M3 5h18v11H3zM8 20h8M12 16v4',
  tip: 'M9 17.5h6M10 20.5h4M8.5 14.5a6 6 0 1 1 7 0c-.5.4-.7.9-.7 1.5v1.5H9.2V16c0-.6-.2-1.1-.7-1.5z',
  version:
    'M6 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M6 20.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M18 10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M6 8.5v7M18 10.5c0 3.5-9 2-11.5 5',
  wrap: 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-4M15.5 15.5 13 18l2.5 2.5M4 18h4',
  zoom: 'M14 4h6v6M20 4l-6.5 6.5M10 20H4v-6M4 20l6.5-6.5',
} as const;

/** Names of the icons that the theme can draw. */
export type IconName = keyof typeof iconPaths;

/** Every icon that the theme can draw. */
export const iconNames: readonly string[] = Object.keys(iconPaths);

/** Returns whether the theme has an icon with that name. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name);
}
