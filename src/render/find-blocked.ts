import { Parser } from 'htmlparser2';
import { type BlockedContent, findBlockedAddresses } from '../shared/content-policy.ts';
import { isExternal } from '../shared/is-external.ts';

/** What the policy of a page allows. */
export interface PagePolicy {
  /** Where the site is served. */
  readonly origin: string;
  readonly inlineStyles: boolean;
}

/** Returns what browsers refuse in the body of a page, each once; what its text says in plain words was looked at when it was compiled. */
export function findBlocked(html: string, { origin, inlineStyles }: PagePolicy): readonly BlockedContent[] {
  const found = new Map<string, BlockedContent>();
  let isBody = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      isBody ||= name === 'body';
      if (!isBody) return;
      const all = [
        ...findBlockedAddresses(name, (attribute) => attributes[attribute], origin),
        ...findScripts(name, attributes),
        ...(inlineStyles ? [] : findStyles(name, attributes)),
      ];
      for (const each of all) found.set(each.title, each);
    },
  });
  parser.end(html);
  return [...found.values()];
}

type Attributes = Readonly<Record<string, string>>;

function findStyles(name: string, { style }: Attributes): readonly BlockedContent[] {
  if (name !== 'style' && style === undefined) return [];
  const what = name === 'style' ? 'a <style> element' : `the style attribute of <${name}>`;
  const title = `Browsers do not apply ${what}: the Content-Security-Policy of the pages blocks it.`;
  const hint =
    'Use a class, with its rules in the style sheet that `styles` names in the configuration; `security.inlineStyles: true` allows such styles.';
  return [{ title, hint }];
}

function findScripts(name: string, attributes: Attributes): readonly BlockedContent[] {
  const { src, type } = attributes;
  const isCode = type === undefined || type === '' || /^module$|javascript/i.test(type);
  const isScript = name === 'script' && isCode && (src === undefined || isExternal(src));
  const handlers = Object.keys(attributes).filter((attribute) => /^on[a-z]/.test(attribute));
  const hint = "Put the code into a component in a file that begins with 'use client'.";
  return [
    ...(isScript ? ['this <script>'] : []),
    ...handlers.map((handler) => `the ${handler} attribute of <${name}>`),
  ].map((what) => ({
    title: `Browsers do not run ${what}: the Content-Security-Policy of the pages blocks it.`,
    hint,
  }));
}
