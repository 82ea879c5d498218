import type { Root } from 'mdast';
import { expect, test } from 'vitest';
import type { ParserFinding } from '../../../../src/plugins/contract/parser-hook.ts';
import { findDifference } from '../../../../src/plugins/native-parser/find-difference.ts';
import { isSampled, sampleTexts } from '../../../../src/plugins/native-parser/sample-texts.ts';
import { textSampled } from '../../../support/wrong-parser.ts';

const place = (line: number, column: number) => {
  const point = { line, column, offset: 0 };
  return { start: point, end: point };
};
const word = (value: string, line: number) => ({ type: 'text' as const, value, position: place(line, 3) });
const tree = (...lines: readonly string[]): Root => ({
  type: 'root',
  position: place(1, 1),
  children: lines.map((value, index) => ({
    type: 'paragraph',
    position: place(index + 1, 1),
    children: [word(value, index + 1)],
  })),
});

test('one text in 200 is compared, the same in every run', () => {
  const texts = Array.from({ length: 20_000 }, (_, index) => `Text ${index}`);
  const sampled = texts.filter(isSampled);
  expect(sampled.length).toBeGreaterThan(70);
  expect(sampled.length).toBeLessThan(130);
  expect(sampled.slice(0, 3)).toStrictEqual(['Text 92', 'Text 129', 'Text 135']);
});

/** Parses a text with two parsers that give certain trees. */
function parseSampled(text: string, native: Root | null, expected: Root) {
  const findings: ParserFinding[] = [];
  const asked: string[] = [];
  const parse = sampleTexts(() => (native === null ? { tree: null, doubt: 'odd' } : { tree: native, doubt: null }));
  const reference = () => {
    asked.push(text);
    return expected;
  };
  const result = parse(text, { reference, report: (finding) => findings.push(finding) });
  return { result, findings, isAsked: asked.length > 0 };
}

test('equal trees are not reported, and the reference is asked for samples only', () => {
  const [native, expected] = [tree('a'), tree('a')];
  const other = parseSampled(textSampled(false, 'a'), native, expected);
  expect(other).toStrictEqual({ result: native, findings: [], isAsked: false });
  const sample = parseSampled(textSampled(true, 'a'), native, expected);
  expect(sample).toStrictEqual({ result: native, findings: [], isAsked: true });
  expect(sample.result).toBe(native);
});

test('of different trees that of the reference is used, and the first difference reported', () => {
  const [native, expected] = [tree('a', 'b', 'c'), tree('a', 'B', 'C')];
  const { result, findings } = parseSampled(textSampled(true, 'a'), native, expected);
  expect(result).toBe(expected);
  expect(findings).toMatchObject([{ code: 'different-tree', line: 2, column: 3 }]);
});

test('a text that the native parser leaves is not compared', () => {
  const { result, isAsked } = parseSampled(textSampled(true, 'a'), null, tree('a'));
  expect({ result, isAsked }).toStrictEqual({ result: null, isAsked: false });
});

test.each([
  ['equal', tree('a'), tree('a'), null],
  ['a field that is undefined', { ...tree('a'), data: undefined }, tree('a'), null],
  ['another value', tree('a', 'b'), tree('a', 'c'), { line: 2, column: 3 }],
  ['a node less', tree('a'), tree('a', 'b'), { line: 2, column: 1 }],
  ['a node more', tree('a', 'b'), tree('a'), { line: 2, column: 1 }],
  ['another end', { ...tree('a'), position: place(2, 2) }, tree('a'), { line: 1, column: 1 }],
])('the place of the first difference: %s', (_, one, other, expected) => {
  const found = findDifference(one, other);
  expect(found && { line: found.line, column: found.column }).toStrictEqual(expected);
});
