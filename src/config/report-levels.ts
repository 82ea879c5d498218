import type {
  Report,
  ReportException,
  ReportFields,
  ReportLevel,
  ReportSettings,
  RuleLevel,
} from './fields/reports.ts';
import { fieldCodes } from './schema/reports.ts';

/** Levels and exceptions of all mistakes. */
export interface ReportsConfig {
  /** The levels that the site sets, by code or by `<plugin>/<rule>`. */
  readonly levels: Readonly<Record<string, RuleLevel>>;
  readonly exceptions: readonly ExceptionConfig[];
}

/** An exception, and what it is an exception from. */
export interface ExceptionConfig extends Readonly<ReportException> {
  /** Codes, or one rule. */
  readonly from: readonly string[];
  /** Its path in the configuration. */
  readonly path: readonly PropertyKey[];
}

/** Returns the levels and exceptions of a site by codes. A code wins over a field that has it. */
export function resolveReports(reports: ReportFields): ReportsConfig {
  const entries = Object.entries<Report | undefined>({ ...reports }).flatMap(([key, report]) => {
    if (report === undefined) return [];
    const { level, ignore = [] } = settingsOf(report);
    return [{ key, from: codesOf(key), level, ignore }];
  });
  const isField = ({ key }: { readonly key: string }) => Object.hasOwn(fieldCodes, key);
  const sorted = [...entries.filter(isField), ...entries.filter((entry) => !isField(entry))];
  const levels = sorted.flatMap(({ key, from, level }) => {
    // An error of a field is the usual level, which is less for a translation.
    if (level === undefined || (key === 'brokenLinks' && level === 'error')) return [];
    return from.map((code) => [code, resolveLevel(level)] as const);
  });
  const exceptions = entries.flatMap(({ key, from, ignore }) =>
    ignore.map((exception, index) => ({ ...exception, from, path: ['reports', key, 'ignore', index] })),
  );
  return { levels: { 'inline-author': 'off', ...Object.fromEntries(levels) }, exceptions };
}

function settingsOf(report: Report): ReportSettings {
  return typeof report === 'string' ? { level: report } : report;
}

function codesOf(key: string): readonly string[] {
  return Object.entries(fieldCodes).find(([field]) => field === key)?.[1] ?? [key];
}

function resolveLevel(level: ReportLevel): RuleLevel {
  return level === 'warning' ? 'warn' : level;
}
