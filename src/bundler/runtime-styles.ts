import type { Config } from '../config/config.ts';
import type { Problem } from '../shared/problem.ts';
import type { PackageLicense } from './package-licenses.ts';

/** Packages that write the styles of components in the browser, or into the HTML of each page. */
const packages: ReadonlySet<string> = new Set([
  ...['styled-components', '@emotion/react', '@emotion/styled', '@emotion/css', 'goober', 'styled-jsx'],
  ...['@stitches/core', '@stitches/react', 'jss', 'react-jss', '@griffel/react', '@ant-design/cssinjs'],
  ...['@fluentui/merge-styles', '@twind/core', 'typestyle', 'aphrodite', 'glamor', 'fela-dom', 'cxs', 'nano-css'],
]);

/**
 * Returns the package that an import leads to, if it writes styles in the browser only; null for
 * any other path. Emotion writes them into the HTML, too.
 */
export function browserStyler(path: string): string | null {
  const [, name = ''] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(path) ?? [];
  return packages.has(name) && !name.startsWith('@emotion/') ? name : null;
}

/**
 * Returns the warning that the policy of the pages blocks the styles of packages that islands use;
 * null if there are none, or if the site lets them in. A browser says so on its console only.
 */
export function checkRuntimeStyles(
  { security, policy, file, locate }: Pick<Config, 'security' | 'policy' | 'file' | 'locate'>,
  licenses: readonly PackageLicense[],
): Problem | null {
  const names = licenses.map(({ name }) => name.replace(/ [^ ]*$/, '')).filter((name) => packages.has(name));
  const isOpen = security.inlineStyles || policy['style-src']?.includes("'unsafe-inline'") === true;
  if (names.length === 0 || isOpen) return null;
  const list = [...new Set(names)].toSorted().map((name) => `\`${name}\``);
  return {
    severity: 'warning',
    code: 'blocked-content',
    title: `${list.join(', ')} ${list.length === 1 ? 'writes' : 'write'} styles in the browser, which the policy of the pages blocks`,
    hint: 'Set `security: { inlineStyles: true }` in the configuration, or style the components with CSS modules.',
    file,
    ...locate(['security']),
  };
}
