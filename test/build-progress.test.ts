import { expect, test } from 'vitest';
import { build } from '../src/build/build.ts';
import { progressText } from '../src/cli/terminal/progress.ts';
import { DocsgenError } from '../src/shared/problem.ts';
import { borrowSite } from './support/small-site.ts';

test('each step of a build is reported when it begins, and steps for each page count the pages, also if the site has errors', async () => {
  const steps: string[] = [];
  const failed = build({
    root: borrowSite('bad/mdx-three-wrong-tabs'),
    drafts: false,
    cache: true,
    profile: false,
    onProgress: (...step) => void steps.push(progressText(...step)),
    onWait: () => undefined,
  });
  await expect(failed).rejects.toThrow(DocsgenError);
  for (const step of [
    'Load the configuration',
    'Scan the content',
    'Compile',
    'Check links',
    'Bundle scripts',
    'Render',
  ])
    expect(steps).toContain(step);
  for (const step of ['Compile', 'Check links', 'Render'])
    expect(steps.find((text) => text.startsWith(`${step} █`))).toMatch(/ \d+\/\d+$/);
});
