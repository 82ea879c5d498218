/** Made by the build: the islands of the theme and of the site by name. */
declare module 'docsgen:islands' {
  import type { ComponentType } from 'react';

  export const islands: Readonly<Record<string, () => Promise<ComponentType<Readonly<Record<string, unknown>>>>>>;
}
