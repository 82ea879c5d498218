/** The package managers that a new site can be set up for. */
export const siteManagers = ['npm', 'pnpm', 'yarn'] as const;

export type SiteManager = (typeof siteManagers)[number];

/** The services and servers that a new site can get files for. */
export const hosts = ['github', 'gitlab', 'netlify', 'cloudflare', 'nginx', 'caddy'] as const;

export type Host = (typeof hosts)[number];

/** What the questions of `docsgen init` are about. */
export interface Answers {
  /** Name of the site. */
  readonly name: string;
  /** Language tags. The first is the source language. */
  readonly languages: readonly [string, ...string[]];
  readonly blog: boolean;
  readonly landing: boolean;
  readonly packageManager: SiteManager;
  readonly hosts: readonly Host[];
}

/** The answers that the command line gives. */
export type GivenAnswers = { readonly [Name in keyof Answers]?: Answers[Name] | undefined };
