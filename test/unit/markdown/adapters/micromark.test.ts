import type { Root } from 'mdast';
import { math } from 'micromark-extension-math';
import type { Construct, Extension } from 'micromark-util-types';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Pluggable, type Processor, unified } from 'unified';
import { describe, expect, test } from 'vitest';
import {
  changeConstruct,
  changeSyntax,
  changeTree,
  codeOf,
  constructsAt,
  startOnlyAfter,
  startOnlyBefore,
  startOnlyOnLines,
} from '../../../../src/markdown/adapters/micromark.ts';

/** Parses a text with what a plugin adds, changed by `change`. */
function parseWith(plugin: Pluggable, text: string, change: (syntax: Extension) => Extension): Root {
  const processor = unified()
    .use(remarkParse)
    .use([plugin])
    .use(function changed() {
      changeSyntax(this, 'the plugin', change);
    });
  return processor.parse(text);
}

/** Returns the syntax that a plugin adds. */
function syntaxOf(plugin: Pluggable): Extension {
  const found: Extension[] = [];
  parseWith(plugin, '', (syntax) => {
    found.push(syntax);
    return syntax;
  });
  return found[0] ?? {};
}

describe('the installed packages have the syntax that docsgen changes', () => {
  test('remark-gfm has a table and an e-mail address, by these names', () => {
    const { flow, text } = syntaxOf(remarkGfm);
    expect(constructsAt(text, 'a').map(({ name }) => name)).toStrictEqual(['emailAutolink']);
    const tables: Construct[] = [];
    changeConstruct(flow, 'table', (table) => {
      tables.push(table);
      return table;
    });
    expect(tables.length).toBe(1);
  });

  test('remark-gfm names the rows of a table as docsgen expects', () => {
    const asked: string[] = [];
    const test = (line: string) => {
      asked.push(line);
      return line.includes('|');
    };
    parseWith(remarkGfm, 'a | b\n--- | ---\nc\nd\n\ne\n', (gfm) => ({
      ...gfm,
      flow: changeConstruct(gfm.flow, 'table', (table) =>
        startOnlyOnLines(table, { test, after: new Set(['tableHead', 'tableRow']) }),
      ),
    }));
    // The rows under the head are not asked about.
    expect(asked).not.toContain('c');
    expect(asked).not.toContain('d');
    expect(asked).toEqual(expect.arrayContaining(['a | b', 'e']));
  });

  test('remark-directive has containers first, then leaves, and one kind in text', () => {
    const { flow, text } = syntaxOf(remarkDirective);
    const [container, leaf, ...others] = constructsAt(flow, ':');
    expect([container.concrete, leaf?.concrete, others]).toStrictEqual([true, undefined, []]);
    expect(constructsAt(text, ':').length).toBe(1);
    const onlyContainers = parseWith(remarkDirective, ':::a\n:::\n\n::b\n\n:c', () => ({
      flow: { [codeOf(':')]: container },
    }));
    expect(onlyContainers.children.map(({ type }) => type)).toStrictEqual([
      'containerDirective',
      'paragraph',
      'paragraph',
    ]);
  });

  test('micromark-extension-math has one kind of formula in text', () => {
    expect(constructsAt(math().text, '$').length).toBe(1);
  });

  test('remark-mdx has tags in flow and text, and expressions in text', () => {
    const { flow, text } = syntaxOf(remarkMdx);
    for (const constructs of [constructsAt(flow, '<'), constructsAt(text, '<'), constructsAt(text, '{')])
      expect(constructs.length).toBe(1);
    expect(syntaxOf(remarkMdx).disable?.null).toEqual(expect.arrayContaining(['autolink', 'htmlFlow', 'htmlText']));
  });

  test('remark-gfm adds transforms to the tree', () => {
    const transforms: unknown[] = [];
    unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(function changed(this: Processor) {
        changeTree(this, 'remark-gfm', (extension) => {
          transforms.push(...(extension.transforms ?? []));
          return extension;
        });
      })
      .parse('');
    expect(transforms.length).toBeGreaterThan(0);
  });
});

/** Makes an `@` a break, so that the tree shows whether it has started. */
const at: Construct = {
  name: 'at',
  tokenize: (effects, ok) => (code) => {
    effects.enter('hardBreakEscape');
    effects.consume(code);
    effects.exit('hardBreakEscape');
    return ok;
  },
};

/** Returns the types of the nodes in the first paragraph of a text. */
function typesWith(construct: Construct, text: string): readonly string[] {
  const { children } = parseWith(remarkGfm, text, () => ({ text: { [codeOf('@')]: construct } }));
  const [first] = children;
  return first && 'children' in first ? first.children.map(({ type }) => type) : [];
}

describe('a construct that is restricted', () => {
  test('by a lookahead is given each character up to the decision', () => {
    const seen: (string | null)[] = [];
    const construct = startOnlyBefore(at, () => (character) => {
      seen.push(character);
      return character === null ? true : undefined;
    });
    expect(typesWith(construct, 'a @\tb\r\nc\n')).toStrictEqual(['text', 'break', 'text']);
    expect(seen).toStrictEqual(['@', '\t', 'b', '\n', 'c', null]);
  });

  test('by a lookahead starts where it is allowed, and the text is read again where it is not', () => {
    const construct = startOnlyBefore(at, () => {
      let seen = '';
      return (character) => {
        seen += character ?? '.';
        return seen.length < 2 ? undefined : seen === '@b';
      };
    });
    expect(typesWith(construct, 'a @b @c')).toStrictEqual(['text', 'break', 'text']);
    expect(typesWith(construct, 'a @c\n@')).toStrictEqual(['text']);
  });

  test('by a lookahead that never decides does not start', () => {
    expect(
      typesWith(
        startOnlyBefore(at, () => () => undefined),
        'a @b',
      ),
    ).toStrictEqual(['text']);
  });

  test('by the character before it is given that character', () => {
    const seen: (string | null)[] = [];
    const construct = startOnlyAfter(at, (character) => {
      seen.push(character);
      return character === 'b';
    });
    expect(typesWith(construct, '@a@b@\n@')).toStrictEqual(['text', 'break', 'text']);
    expect(seen).toStrictEqual([null, 'a', 'b', '\n']);
  });

  test('by its line is given the rest of that line', () => {
    const seen: string[] = [];
    const test = (line: string) => {
      seen.push(line);
      return line.includes('yes');
    };
    const construct = startOnlyOnLines(at, { test, after: new Set() });
    expect(typesWith(construct, 'a @ no\tb\nc @ yes\n')).toStrictEqual(['text', 'break', 'text']);
    expect(seen).toStrictEqual(['@ no\tb', '@ yes']);
  });
});

describe('a package that has changed is an error, not another page', () => {
  const nothing = () => undefined;

  test('where it adds no syntax or no tree', () => {
    expect(() => parseWith(nothing, '', (syntax) => syntax)).toThrow('The syntax of the plugin is not as docsgen');
    const processor = unified().use(function changed() {
      changeTree(this, 'the plugin', (extension) => extension);
    });
    expect(() => processor.freeze()).toThrow('The tree of the plugin is not as docsgen knows it.');
  });

  test('where a construct is not there', () => {
    const { flow } = syntaxOf(remarkGfm);
    expect(() => changeConstruct(flow, 'grid', (construct) => construct)).toThrow(
      'The parser has no construct `grid`.',
    );
    expect(() => constructsAt(flow, '$')).toThrow('The parser has no syntax for `$`.');
  });
});
