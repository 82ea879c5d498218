import type { JsonDocument } from '../terminal/command-output.ts';
import type { Problem } from '../../shared/problem.ts';
import type { ProblemGroup } from '../../shared/problem-codes.ts';
import type { CreatedSite } from '../init/create-site.ts';
import type { LocaleReport, StringReport } from '../../pipeline/strings/report-strings.ts';
import type { Skeleton } from '../../pipeline/strings/write-skeletons.ts';
import type { LabelReport } from '../../pipeline/labels/report-labels.ts';
import type { Profile } from '../../pipeline/clock.ts';
import type { ReplaceableComponent } from '../../theme/replaceable.ts';
import type { RefusedUnit } from '../../translation/exchange/import-texts.ts';

// What the JSON documents of the commands have besides `ok` and `problems`. The manual shows the
// comments, and a test compares the types with what the commands print.

/** The result of `init`. It also has what became of the site: `CreatedSite`. */
export interface InitResult extends CreatedSite {
  /** Absolute path of the site's folder. */
  readonly folder: string;
}

/** The result of `add page` and `add post`. */
export interface AddedFile {
  /** The new file, relative to the site's root. */
  readonly file: string;
}

/** The result of `add locale`. */
export interface AddedLocale {
  /** The configuration file, relative to the site's root. */
  readonly file: string;
  /** What `locales` must have, as code: `'pt-BR': {}`. */
  readonly entry: string;
  /** Whether the file has the entry now. Otherwise, add it yourself. */
  readonly isEdited: boolean;
  /** Whether the navbar has a language menu now. Otherwise add `{ type: 'localeDropdown' }`. */
  readonly hasMenu: boolean;
}

/** The result of `add plugin`. */
export interface AddedPlugin {
  /** The plugin's module, relative to the site's root. */
  readonly file: string;
  /** The configuration file, relative to the site's root. */
  readonly config: string;
  /** Whether the configuration lists the plugin now. Otherwise, add it yourself. */
  readonly isEdited: boolean;
}

/** The result of `version`. */
export interface VersionResult {
  /** Key of the collection. */
  readonly collection: string;
  /** The new folders, relative to the site's root. */
  readonly folders: readonly string[];
  /** The configuration file, relative to the site's root. */
  readonly config: string;
  /** What the configuration must have, as code: `{ name: '2.0' }`. */
  readonly entry: string;
  /** Whether the configuration has the entry now. Otherwise, add it yourself. */
  readonly isEdited: boolean;
}

/** The result of `permalinks`. */
export interface PermalinksResult {
  /** The list of URLs, relative to the site's root. */
  readonly file: string;
  /** Number of URLs in it. */
  readonly addresses: number;
  /** Number of new ones. */
  readonly added: number;
}

/** The result of `write-heading-ids`. */
export interface HeadingIdsResult {
  /** The files that got IDs, or would get them with `--dry-run`. */
  readonly files: readonly FileWithIds[];
  /** Headings and files that were left as they are. */
  readonly left: readonly LeftWithoutId[];
  /** Whether the files were written; false with `--dry-run`. */
  readonly isWritten: boolean;
}

/** A file whose headings get ids. */
export interface FileWithIds {
  /** Relative to the site's root. */
  readonly file: string;
  /** Number of ids. */
  readonly ids: number;
  /** With `--dry-run`: the changes as a unified diff. */
  readonly diff?: string;
}

/** A heading that gets no id, or a file whose headings get none. */
export interface LeftWithoutId {
  /** Relative to the site's root. */
  readonly file: string;
  /** Line of the heading. */
  readonly line?: number;
  /** Why, as a sentence without its subject. */
  readonly reason: string;
}

/** The result of `build`. */
export interface BuildSummary {
  /** Number of pages, in all languages that were built. */
  readonly routes: number;
  /** Number of pages that were rendered. */
  readonly rendered: number;
  /** Number of pages that were kept from an earlier build. */
  readonly reused: number;
  /** Names of the locales that were built. */
  readonly locales: readonly string[];
  /** Absolute path of the output folder. */
  readonly outDir: string;
  /** Absolute paths of all output folders, including those of locales that are served elsewhere. */
  readonly outDirs: readonly string[];
  /** How long the build took. */
  readonly seconds: number;
  /** Size of all files in the output folders. */
  readonly bytes: number;
  /** The same as `problems`: a build that succeeds has only warnings. */
  readonly warnings: readonly Problem[];
  /** The posts that are left out because their dates are in the future, the next one first. */
  readonly waitingPosts: readonly WaitingPost[];
  /** With `--profile`: how long each step, each page and each Markdown plugin took. */
  readonly profile?: Profile;
}

/** A post that is left out until its date. */
export interface WaitingPost {
  /** Relative to the site's root. */
  readonly file: string;
  /** `2099-01-31`, or `2099-01-31T14:30Z` if the post has a time. */
  readonly date: string;
}

/** The result of `check`. */
export interface CheckSummary {
  /** Absolute path of the folder that was checked. */
  readonly outDir: string;
  /**
   * Absolute paths of all checked folders, including those of locales that are served elsewhere.
   */
  readonly outDirs: readonly string[];
  /** Number of pages. */
  readonly pages: number;
  /** Number of files, including pages. */
  readonly files: number;
  /** Number of links on pages that were checked. */
  readonly links: number;
  /** Number of findings that exceptions in the configuration or in texts ignore. */
  readonly ignored: number;
  /** Number of findings in the baseline. */
  readonly inBaseline: number;
}

/** The complete document of `check`, which has a JSON schema. */
export interface CheckDocument extends JsonDocument, CheckSummary {}

/** The result of `dev`. */
export interface DevAddress {
  /** The URLs at which the server responds. */
  readonly urls: readonly string[];
}

/** The result of `serve`. */
export interface ServeResult extends ServedFolder {
  /** All folders that are served, each at its own URLs. The first is the one above. */
  readonly folders: readonly ServedFolder[];
}

/** A folder that is served. */
export interface ServedFolder {
  /** Absolute path of the folder that is served. */
  readonly folder: string;
  /** The URL that it was built for. */
  readonly address: string;
  /** The URLs at which the server responds. */
  readonly urls: readonly string[];
}

/** The result of `deploy`. */
export interface DeployResult {
  /** Name of the git remote. */
  readonly remote: string;
  /** Name of the branch that contains the site. */
  readonly branch: string;
  /** Absolute path of the folder that was published. */
  readonly folder: string;
  /** The new commit; null if the branch already has this site. */
  readonly commit: string | null;
  /** Whether the commit was pushed; false with `--dry-run`. */
  readonly isPushed: boolean;
  /** Where the host serves the branch; null for a host other than GitHub without a `CNAME` file. */
  readonly address: string | null;
  /** What `base` in the configuration must be for that URL; null if it is correct. */
  readonly base: string | null;
}

/** The result of `pdf`. */
export interface PdfResult {
  /** Absolute path of the file. */
  readonly file: string;
  /** Number of site pages in it. */
  readonly chapters: number;
  /** Number of printed pages; null with `--html`. */
  readonly pages: number | null;
  /** Size of the file. */
  readonly bytes: number;
  /** How long it took. */
  readonly seconds: number;
}

/** The result of `schema`. */
export interface SchemaFiles {
  /**
   * The patterns of the files that each schema is for, by schema path; this is the VS Code setting.
   */
  readonly schemas: Readonly<Record<string, readonly string[]>>;
}

/** The result of `strings`. */
export interface StringsResult {
  /** The locales, and what each lacks. */
  readonly locales: readonly LocaleReport[];
  /** The site's own strings, and those of docsgen that its components use, sorted by key. */
  readonly strings: readonly StringReport[];
}

/** The result of `clean`. */
export interface CleanResult {
  /** Files in the output folder that docsgen kept because it did not write them. */
  readonly left: readonly string[];
}

/** The result of `eject`, depending on its options. */
export interface EjectResult {
  /** The new file, relative to the site's root. */
  readonly file?: string;
  /** With `--print`: the code. */
  readonly code?: string;
  /** With `--list`: the components that can be replaced, by name. */
  readonly components?: Readonly<Record<string, ReplaceableComponent>>;
}

/** The result of `explain` without a code. */
export interface CodeList {
  /** All codes, in groups with titles. */
  readonly groups: readonly ProblemGroup[];
}

/** The result of `i18n sync`. */
export interface TranslationSync {
  /** What was done to each translation. */
  readonly changes: readonly SyncChange[];
}

/** What `i18n sync` did to a translation, or would do. */
export interface SyncChange {
  /** The translation, relative to the site's root. */
  readonly file: string;
  /** Its earlier path; null if it was not moved. */
  readonly from: string | null;
  /** `recorded`: only its record was written. `left`: it was left unchanged. */
  readonly action: 'moved' | 'created' | 'marked' | 'recorded' | 'left';
  /** Why it was left unchanged, as a sentence without its subject; null for all others. */
  readonly reason: string | null;
}

/** The result of `i18n export`. */
export interface ExportedTexts {
  /** A file for each language with texts that need translation. */
  readonly files: readonly ExportedFile[];
}

/** A file for translators. */
export interface ExportedFile {
  /** Relative to the site's root. */
  readonly file: string;
  /** Name of the language. */
  readonly locale: string;
  /** Number of texts. */
  readonly texts: number;
}

/** The result of `i18n import`. */
export interface ImportedTexts extends TranslationSync {
  /** Number of texts that were left out. */
  readonly outdated: number;
  /** The texts that were left out, and why. */
  readonly refused: readonly RefusedUnit[];
}

/** The result of `i18n extract`. */
export interface ExtractedStrings {
  /** The files that were written, relative to the site's root. */
  readonly written: readonly string[];
  /** Existing files that lack strings, and the lines to add. */
  readonly left: readonly Skeleton[];
  /** The texts of the configuration and of metadata files, and which languages lack them. */
  readonly texts: readonly LabelReport[];
}
