import { join, resolve } from 'node:path';
import { checkSite } from '../check/check-site.ts';
import { checkExternal } from '../check/external/check-external.ts';
import { unusedContentFiles } from '../check/site/check-content-files.ts';
import { checkTexts } from '../check/texts/check-texts.ts';
import { resolveReports } from '../config/report-levels.ts';
import { writeBaseline } from '../pipeline/problem-filter/baseline.ts';
import { readSiteText } from '../pipeline/problem-filter/create-problem-filter.ts';
import { isReported } from '../pipeline/problem-filter/is-reported.ts';
import { findUnused } from '../pipeline/problem-filter/unused.ts';
import type { Problem } from '../shared/problem.ts';
import { externalCodes, outputCodes, wordCodes } from '../shared/problem-codes.ts';
import { findStateFolder } from '../config/state-folder.ts';
import type { RunCheck, RunCheckOptions } from './run-check-options.ts';
import { withoutRepeats } from '../check/judge-pages.ts';
import { makeSiteToCheck, openSiteToCheck, type SiteToCheck } from './site-to-check.ts';

/**
 * Builds a site unless a folder is named, and returns what a check finds in its output folders. If
 * the site cannot be built, throws a `DocsgenError` with its errors.
 */
export const runCheck: RunCheck = async (options) => {
  const { out, external, onProgress } = options;
  const root = resolve(options.root);
  const opened = await (out === undefined ? makeSiteToCheck(options) : openSiteToCheck(options, out));
  const { outputs, filter } = opened;
  const [{ config, loadSite }] = outputs;
  const reports = config ?? { reports: resolveReports({}) };
  const isOn = (code: Problem['code']) => isReported(reports, code);
  onProgress('check pages');
  const checked = await checkSite({
    ...{ outputs, isOn, collectsExternal: external },
    onProgress: (done, total) => onProgress('check pages', done, total),
  });
  const found = [...checked.problems];
  const site = config && (out === undefined || wordCodes.some(isOn)) ? await loadSite() : null;
  const onText = (done: number, total: number) => onProgress('check words', done, total);
  if (site) found.push(...(await checkTexts({ site, isOn, onProgress: onText })));
  if (site && out === undefined && isOn('unused-asset')) found.push(...unusedContentFiles(site));
  if (external && config) {
    const cacheFolder = join(await findStateFolder(root), 'links');
    const onLink = (done: number, total: number) => onProgress('request links', done, total);
    found.push(...(await checkExternal({ links: checked.external, config, cacheFolder, onProgress: onLink })));
  }
  const filtered = filterFound(opened, found);
  if (!options.updateBaseline && config) filtered.push(...(await unusedExceptions(options, opened, isOn)));
  const problems = options.strict ? filtered.map((problem) => ({ ...problem, severity: 'error' as const })) : filtered;
  const { pages, files, links } = checked;
  const { ignored, inBaseline } = filter.counts();
  const folders = { outDir: outputs[0].folder, outDirs: outputs.map(({ folder }) => folder) };
  const report = { ...folders, pages, files, links, ignored, inBaseline };
  if (!options.updateBaseline) return { ...report, problems: sortProblems(problems) };
  const rest = await writeBaseline(root, problems);
  return { ...report, inBaseline: problems.length - rest.length, problems: sortProblems(rest) };
};

/** Returns all problems of a run. What the build has said of a line is not said again. */
function filterFound({ filter, problems }: SiteToCheck, found: readonly Problem[]): Problem[] {
  return [...problems, ...filter.filter(withoutRepeats([...problems, ...filter.leftOut()], found))];
}

async function unusedExceptions(
  { out, external }: RunCheckOptions,
  { outputs: [{ config, loadSite }], filter, baseline }: SiteToCheck,
  isOn: (code: Problem['code']) => boolean,
): Promise<readonly Problem[]> {
  const site = isOn('unused-ignore') && config ? await loadSite() : null;
  if (!site) return [];
  const ofCheck = new Set<string>([...outputCodes, ...wordCodes, ...(external ? externalCodes : [])]);
  const isExternal = (name: string) => externalCodes.some((code) => code === name);
  const unused = findUnused({
    ...{ config: site.config, filter, baseline },
    files: site.content.hashes.keys(),
    readText: (file) => readSiteText(site.config, file),
    // A folder that is checked as it is was built before, with what the build reports.
    isChecked: (name) => (out === undefined ? external || !isExternal(name) : ofCheck.has(name)),
  });
  return filter.filter(unused);
}

function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  const place = ({ file, page, line = 0 }: Problem) => [file ?? '\u{10FFFF}', page ?? '', line] as const;
  return problems.toSorted((one, other) => {
    const [[file, page, line], [otherFile, otherPage, otherLine]] = [place(one), place(other)];
    if (file !== otherFile) return file < otherFile ? -1 : 1;
    return line - otherLine || (page < otherPage ? -1 : page > otherPage ? 1 : 0);
  });
}
