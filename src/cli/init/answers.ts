import type { PackageManager } from '../../shared/package-managers.ts';

/** The services and servers that a new site can get files for. */
export const hosts = ['github', 'gitlab', 'netlify', 'cloudflare', 'vercel', 'nginx', 'caddy'] as const;

export type Host = (typeof hosts)[number];

/** What the questions of `docsgen init` are about. */
export interface Answers {
  /** Name of the site. */
  readonly name: string;
  /** Language tags. The first is the source language. */
  readonly languages: readonly [string, ...string[]];
  readonly blog: boolean;
  readonly landing: boolean;
  readonly packageManager: PackageManager;
  readonly hosts: readonly Host[];
}

/** The answers that the command line gives. */
export type GivenAnswers = { readonly [Name in keyof Answers]?: Answers[Name] | undefined };
