// The types of the comparison with other generators.
import type { Browser } from 'playwright-core';
import type { Device, LoadFigures, NavigationFigures } from '../figures.ts';

/** What the benchmark needs to know about a generator. */
export interface Generator {
  /** Name of its folder and its measurements. */
  readonly name: string;
  /** Name in tables. */
  readonly label: string;
  /** The largest site that it builds unless it is named by `--only`, in pages. */
  readonly largest: number;
  /** The parts that measure it; without them, all do. */
  readonly parts?: readonly PartName[];
  /** Whether it is this project, and no peer. */
  readonly isOwn?: boolean;
  /** Whether it is not written in JavaScript. */
  readonly isNative?: boolean;
  /** Packages that npm installs in its home, with exact versions. */
  readonly dependencies?: Readonly<Record<string, string>>;
  /** npm's field of that name. */
  readonly overrides?: Readonly<Record<string, string>>;
  /** Dependencies that replace Node itself, and do not count as installed. */
  readonly runtimes?: readonly string[];
  /** Installs what npm does not. */
  readonly prepare?: (home: string) => Promise<void>;
  readonly readVersions: (home: string) => Promise<readonly string[]>;
  /** Folder of the corpus, in the site. */
  readonly content: string;
  readonly adaptPage?: AdaptPage;
  readonly writeConfiguration: (site: string, entries: readonly CorpusPage[]) => Promise<void>;
  /** Returns the program and its first arguments. */
  readonly command: (home: string) => Command;
  readonly buildArguments: readonly string[];
  readonly developArguments: (port: number) => readonly string[];
  /** Folder of the output, in the site. */
  readonly out: string;
  /** Folders that builds and development servers leave, in the site. */
  readonly caches: readonly string[];
  /** Prefixes of the addresses that browsers may cache forever. */
  readonly hashed: readonly string[];
  /** Returns the file of a page such as `/docs/section-1/topic-1/page-1`, in the output. */
  readonly outputOf: (path: string) => string;
  /** Returns the address of that page. */
  readonly addressOf: (path: string) => string;
}

/** A program with its arguments. */
export type Command = readonly [program: string, ...start: string[]];

/** Returns the text of a page as a generator needs it. */
export type AdaptPage = (text: string, title: string) => string;

/** A page of the corpus; the path is relative to the folder of the corpus. */
export interface CorpusPage {
  readonly path: string;
  readonly title: string;
}

/** What is measured: a site of a generator. */
export interface Context {
  readonly generator: Generator;
  /** Folder in which the generator is installed. */
  readonly home: string;
  readonly site: string;
  readonly pages: number;
  /** Variables for the build, besides those that all generators get. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface ContextWithBrowser extends Context {
  readonly browser: Browser;
}

/** The figures of one run of a program. */
export interface RunFigures {
  /** In seconds. */
  readonly wall: number;
  /** In seconds. */
  readonly cpu: number;
  /** Peak memory of all processes, in bytes. */
  readonly memory: number;
  readonly processes: number;
}

export interface DevFigures {
  /** From the command to the page, in milliseconds. */
  readonly start: number;
  /** From a saved file to the screen, in milliseconds: the median. */
  readonly edit: number;
  readonly edits: readonly number[];
  readonly wholeLoads: number;
  readonly memoryAtStart: number;
  readonly memory: number;
}

/** The figures of each part of the benchmark, by its name. */
export interface PartFigures {
  readonly installed: { readonly packages: number; readonly disk: number };
  readonly build: RunFigures & {
    readonly output: { readonly files: number; readonly bytes: number };
    readonly page: { readonly html: number; readonly brotli: number };
  };
  readonly warm: { readonly unchanged: RunFigures; readonly edited: RunFigures };
  readonly heap: RunFigures;
  readonly locales: {
    readonly single: RunFigures;
    readonly fallbacks: RunFigures;
    readonly translated: RunFigures;
    readonly fallback: number;
    readonly translation: number;
  };
  readonly page: Readonly<Record<Device, LoadFigures>>;
  readonly navigation: Readonly<Record<Device, NavigationFigures>>;
  readonly dev: { readonly cold: DevFigures; readonly warm: DevFigures };
  readonly large: { readonly first: number; readonly start: number; readonly frontMatter: number };
  readonly own: RunFigures;
}

export type PartName = keyof PartFigures;

interface PartBase<Name extends PartName> {
  readonly name: Name;
  /** Numbers of pages. A part that needs no site has the size 0 only. */
  readonly sizes: readonly number[];
  readonly runs: number;
  /** Returns whether the part can measure a generator; without it, it measures all. */
  readonly takes?: (generator: Generator) => boolean;
  readonly needsNoSite?: boolean;
}

interface PlainPart<Name extends PartName> extends PartBase<Name> {
  readonly needsBrowser?: false;
  readonly measure: (context: Context) => Promise<PartFigures[Name]>;
}

interface BrowserPart<Name extends PartName> extends PartBase<Name> {
  readonly needsBrowser: true;
  readonly measure: (context: ContextWithBrowser) => Promise<PartFigures[Name]>;
}

/** A part of the benchmark. */
export type Part<Name extends PartName = PartName> = PlainPart<Name> | BrowserPart<Name>;

/** All that a store keeps, by the name of its folder. */
export interface StoredFigures extends PartFigures {
  readonly machine: {
    readonly processor: string;
    readonly cores: number;
    readonly memory: number;
    readonly node: string;
  };
  readonly versions: readonly string[];
}

export interface MeasurementKey<Name extends keyof StoredFigures = keyof StoredFigures> {
  readonly part: Name;
  readonly generator: string;
  readonly pages: number;
  readonly run: number;
}

export interface Measurement<Name extends keyof StoredFigures> extends MeasurementKey<Name> {
  /** When it was made, as an ISO date. */
  readonly at: string;
  readonly figures: StoredFigures[Name];
}

/** Keeps measurements in a folder. */
export interface Store {
  readonly has: (key: MeasurementKey) => boolean;
  readonly write: <Name extends keyof StoredFigures>(
    key: MeasurementKey<Name>,
    figures: StoredFigures[Name],
  ) => Promise<void>;
  /** Returns all measurements of a part, each with its key. */
  readonly read: <Name extends keyof StoredFigures>(part: Name) => Promise<readonly Measurement<Name>[]>;
}

/** Reads medians from the measurements of a store. */
export interface Figures {
  /** Returns the median of what `select` returns for each run; null if there is none. */
  readonly median: <Name extends PartName>(
    part: Name,
    generator: string,
    pages: number,
    select: (figures: PartFigures[Name]) => number,
  ) => number | null;
  /** Returns the measurements of a part for a generator and size, by run. */
  readonly all: <Name extends PartName>(part: Name, generator: string, pages: number) => readonly PartFigures[Name][];
  /** Returns the sizes for which a part has measurements. */
  readonly sizes: (part: PartName) => readonly number[];
  /** Returns the generators for which a part has measurements, in the order of all tables. */
  readonly generators: (part: PartName) => readonly Generator[];
  /** Returns the generators that a part takes and that have no measurements. */
  readonly missing: (part: PartName) => readonly Generator[];
  /** Returns how many runs are behind the medians of a part, such as `1 to 5 runs`. */
  readonly runs: (part: PartName) => string;
}

/** Options of the command line. */
export interface RunOptions {
  readonly parts: readonly string[] | undefined;
  readonly only: readonly string[] | undefined;
  readonly sizes: readonly number[] | undefined;
  readonly runs: number | undefined;
  /** Whether to repeat measurements that the store has. */
  readonly again: boolean;
}
