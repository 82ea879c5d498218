import { createHash } from 'node:crypto';
import type { Finding } from '../page/finding.ts';
import type { InlineCode } from '../page/parsed-page.ts';
import { describeElement, type PageRule } from './page-rule.ts';

const names: Readonly<Record<InlineCode['kind'], string>> = {
  script: 'this <script>',
  style: 'this <style>',
  'script-attribute': 'an attribute with code',
  'style-attribute': 'the attribute `style`',
};

/** Returns the rule that reports inline code which the policy of its page blocks. */
export function createInlineCodeRule(): PageRule {
  // Most pages have the same code, and a hash of it costs more than to compare it.
  const hashes = new Map<string, string>();
  const hashOf = (code: string): string => {
    const known = hashes.get(code);
    if (known !== undefined) return known;
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    if (hashes.size < 100) hashes.set(code, hash);
    return hash;
  };
  return ({ page, output }) => {
    if (page.policy === null) return [];
    const sources = readPolicy(page.policy);
    return page.code.flatMap(({ kind, code, element }): readonly Finding[] => {
      if (allows(sources, kind, () => hashOf(code))) return [];
      const what = kind === 'script-attribute' ? `an attribute of <${element.name}> with code` : names[kind];
      return [
        {
          code: 'blocked-content',
          title: `Browsers do not ${kind.startsWith('script') ? 'run' : 'apply'} ${what}: the policy of the page blocks it`,
          hint: 'Name scripts and styles in the configuration, which allows them. See `security` and `policy` there.',
          output,
          element: describeElement(element),
          clues: [code.trim().split('\n')[0] ?? '', `<${element.name}`],
        },
      ];
    });
  };
}

/** Returns the sources of each directive of a policy. */
function readPolicy(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name.toLowerCase(), sources];
    }),
  );
}

function allows(policy: ReadonlyMap<string, readonly string[]>, kind: InlineCode['kind'], hash: () => string): boolean {
  const [type, place] = kind.split('-');
  const part = place === undefined ? 'elem' : 'attr';
  const sources = policy.get(`${type}-src-${part}`) ?? policy.get(`${type}-src`) ?? policy.get('default-src');
  if (sources === undefined) return true;
  const hasHash = sources.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source));
  if (sources.includes("'unsafe-inline'") && !hasHash) return true;
  if (place !== undefined && !sources.includes("'unsafe-hashes'")) return false;
  // Other hashes and nonces are not computed: they may allow the code.
  return sources.includes(hash()) || sources.some((source) => /^'(?:sha(?:384|512)|nonce)-/.test(source));
}
