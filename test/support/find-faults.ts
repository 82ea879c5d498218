import axe from 'axe-core';
import type { Page } from 'playwright-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];

/**
 * Returns the accessibility problems that axe finds on a page in its current state, one line each.
 */
export async function findFaults(page: Page, except: readonly string[] = []): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    runOnly: { type: 'tag', values: standards },
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  };
  const violations = await page.evaluate(async (run): Promise<readonly axe.Result[]> => {
    const runner: typeof axe = Reflect.get(globalThis, 'axe');
    return (await runner.run(document, run)).violations;
  }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
