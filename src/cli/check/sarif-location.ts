import { join } from 'node:path';
import type { Location, Region } from 'sarif';
import type { Problem } from '../../shared/problem.ts';
import { outputPath, pathInside, type ReportFolders, sourcePath } from './report-place.ts';

/** The name by which GitHub knows the folder of the repository. */
export const repositoryBase = '%SRCROOT%';

/** Our name of the output folder, for pages if it is not in the repository. */
export const outputBase = 'OUTPUT';

/**
 * Returns the location of a problem: its source file, else the file of its page in the output, else
 * the folder of the site, since GitHub refuses results without a file.
 */
export function sarifLocation(problem: Problem, folders: ReportFolders): Location {
  const logical = problem.page === undefined ? {} : { logicalLocations: [{ name: problem.page, kind: 'resource' }] };
  const source = sourcePath(problem, folders);
  if (source !== null) {
    const region = regionOf(problem);
    const artifactLocation = { uri: encode(source), uriBaseId: repositoryBase };
    return { physicalLocation: { artifactLocation, ...(region && { region }) }, ...logical };
  }
  return { physicalLocation: { artifactLocation: placeOf(problem, folders) }, ...logical };
}

function placeOf(problem: Problem, { root, repository, outDir }: ReportFolders) {
  const page = outputPath(problem);
  if (page === null) return { uri: `${encode(pathInside(repository, root) ?? '') || '.'}/`, uriBaseId: repositoryBase };
  const inRepository = pathInside(repository, join(outDir, page));
  return inRepository === null
    ? { uri: encode(page), uriBaseId: outputBase }
    : { uri: encode(inRepository), uriBaseId: repositoryBase };
}

/** The column after the last wrong character is the end of a region, too. */
function regionOf({ line, column, endColumn }: Problem): Region | null {
  if (line === undefined) return null;
  if (column === undefined) return { startLine: line };
  const end = endColumn === undefined || endColumn < column ? {} : { endColumn };
  return { startLine: line, startColumn: column, ...end };
}

/** A name may have half characters, which an address cannot. */
function encode(path: string): string {
  return path
    .split('/')
    .map((name) => encodeURIComponent(name.replace(/\p{Cs}/gu, '\ufffd')))
    .join('/');
}
