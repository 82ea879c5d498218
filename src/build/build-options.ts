import type { Clock, Profile } from '../pipeline/clock.ts';
import type { OnProgress } from '../pipeline/on-progress.ts';
import type { Baseline } from '../pipeline/problem-filter/baseline.ts';
import type { ProblemFilter } from '../pipeline/problem-filter/create-problem-filter.ts';
import type { Problem } from '../shared/problem.ts';
import type { CollectionType } from '../site/collection-type.ts';
import type { Route, Site } from '../site/graph/site.ts';
import type { Publication } from './output/journal.ts';
import type { OnWait } from './output/open-output.ts';

/** What to build, and where to. */
export interface BuildOptions {
  readonly root: string;
  /** Default: `build/` in the root. */
  readonly out?: string | undefined;
  /** Names of the locales to build. Default: all. */
  readonly locales?: readonly string[] | undefined;
  readonly base?: string | undefined;
  readonly drafts: boolean;
  /** As in `LocaleChoice`. Default: null. */
  readonly place?: string | null | undefined;
  /** Whether to use the results of earlier builds. */
  readonly cache: boolean;
  /** Whether to measure how long each plugin takes. */
  readonly profile: boolean;
  /** Whether warnings are errors. Default: no. */
  readonly strict?: boolean | undefined;
  /** Whether the known problems of the site are reported, too. Default: no. */
  readonly ignoresBaseline?: boolean | undefined;
  /** The types of collections beside those of plugins. Default: those of docsgen. */
  readonly types?: readonly CollectionType[] | undefined;
  readonly onProgress: OnProgress;
  readonly onWait: OnWait;
}

/** The result of a build. */
export interface BuildResult {
  readonly site: Site;
  /** The routes that were built. */
  readonly routes: readonly Route[];
  /** How many of them were rendered. The others were unchanged. */
  readonly rendered: number;
  readonly outDir: string;
  /** Size of the output in bytes. */
  readonly bytes: number;
  readonly warnings: readonly Problem[];
  /** Has filtered the warnings. */
  readonly filter: ProblemFilter;
  /** The known problems of the site, which are not reported. */
  readonly baseline: Baseline;
  readonly profile: Profile;
}

/** A build whose files are all on the stage. Nothing in its output folder has changed. */
export interface StagedBuild {
  readonly site: Site;
  /** As in `BuildOptions`. */
  readonly place: string | null;
  readonly warnings: readonly Problem[];
  /** Has filtered the warnings. */
  readonly filter: ProblemFilter;
  readonly publication: Publication;
  readonly clock: Clock;
  /** As in `Output`. */
  readonly checkHeld: () => void;
  /** Ends the build after its publication. Returns its result. */
  readonly finish: () => Promise<BuildResult>;
  /** Removes what is on the stage, if it will not be published. */
  readonly discard: () => Promise<void>;
  /** Lets other builds use the folder. */
  readonly close: () => Promise<void>;
}
