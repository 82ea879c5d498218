/** The islands of the theme and of the site, by name. The build generates this module. */
declare module 'docsgen:islands' {
  import type { ComponentType } from 'react';

  export const islands: Readonly<Record<string, () => Promise<ComponentType<Readonly<Record<string, unknown>>>>>>;
}
