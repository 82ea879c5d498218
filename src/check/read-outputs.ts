import { basename } from 'node:path';
import type { Config } from '../config/config.ts';
import { DocsgenError } from '../shared/problem.ts';
import type { Site } from '../site/graph/site.ts';
import { addressesOf } from './addresses-of.ts';
import { builtBase } from './folder/built-base.ts';
import { type FolderFiles, readFolder } from './folder/read-folder.ts';
import type { OtherOutput, OutputAddresses, SiteAddresses } from './folder/site-addresses.ts';
import { joinGraphs, type OutputGraph, type SiteGraphs } from './locate/site-graphs.ts';

/** A folder that a build has made, and what is known of it. */
export interface OutputToCheck {
  /** Absolute path. */
  readonly folder: string;
  /** Null for a folder that was made of no known site. */
  readonly config: Config | null;
  /** Returns the graph of the output; null for no known site. Is called only if it is needed. */
  readonly loadSite: () => Promise<Site | null>;
}

/** The output of a site, and those of locales that are served elsewhere. */
export type OutputsToCheck = readonly [OutputToCheck, ...OutputToCheck[]];

/** The files of all outputs. Paths are relative to the folder of the first. */
export interface ReadOutputs {
  readonly listed: FolderFiles;
  readonly addresses: Omit<SiteAddresses, 'files'>;
}

/**
 * Returns the files of outputs as those of one site. Throws a `DocsgenError` for a folder without
 * pages.
 */
export function readOutputs([first, ...others]: OutputsToCheck): ReadOutputs {
  const { listed, addresses } = readOutput(first);
  const rest = others.map((output) => ({ folder: folderBeside(output), ...readOutput(output) }));
  return {
    listed: {
      files: [...listed.files, ...rest.flatMap((each) => each.listed.files.map((file) => each.folder + file))],
      sizes: [...listed.sizes, ...rest.flatMap((each) => each.listed.sizes)],
    },
    addresses: {
      ...addresses,
      otherOutputs: rest.map(({ folder, addresses: own }): OtherOutput => ({ ...own, folder })),
    },
  };
}

/** Returns the graphs of outputs; null if they were made of no known site. */
export async function loadGraphs([first, ...others]: OutputsToCheck): Promise<SiteGraphs | null> {
  const main = await first.loadSite();
  if (main === null) return null;
  const rest: OutputGraph[] = [];
  for (const output of others) {
    const site = await output.loadSite();
    if (site) rest.push({ folder: folderBeside(output), site });
  }
  return joinGraphs([{ folder: '', site: main }, ...rest]);
}

/** All folders of a site are beside each other. */
function folderBeside({ folder }: OutputToCheck): string {
  return `../${basename(folder)}/`;
}

interface ReadOutput {
  readonly listed: FolderFiles;
  readonly addresses: OutputAddresses;
}

function readOutput({ folder, config }: OutputToCheck): ReadOutput {
  const listed = readFolder(folder);
  if (!listed || listed.files.every((file) => !file.endsWith('.html'))) throw noSite(folder);
  const base = builtBase(folder, listed.files) ?? config?.base ?? '/';
  return { listed, addresses: config ? addressesOf({ ...config, base }) : unknownAddresses };
}

const unknownAddresses = { base: '/', isRelative: false, origin: null, trailingSlash: null, others: [] } as const;

function noSite(folder: string): DocsgenError {
  const title = `There is no finished site in ${folder}`;
  const hint = 'Run `docsgen build` first, or `docsgen check` without `--out`, which builds the site.';
  return new DocsgenError([{ code: 'missing-folder', title, hint }]);
}
