import { nounList } from './noun-list.ts';

/** Returns the plural categories of a language, in the order that CLDR has. */
export function pluralCategories(lang: string): readonly Intl.LDMLPluralRule[] {
  const { pluralCategories: found } = new Intl.PluralRules(lang).resolvedOptions();
  return (['zero', 'one', 'two', 'few', 'many', 'other'] as const).filter((each) => found.includes(each));
}

/** Numbers among which each category of each language has an example. */
const examples = [1, 2, 3, 5, 0, 6, 7, 11, 20, 21, 100, 1_000_000, 1.5];

/** Returns the plural categories of a language with an example each: "one (1) and other (2)". */
export function describeCategories(lang: string): string {
  const rules = new Intl.PluralRules(lang);
  const described = pluralCategories(lang).map((category) => {
    const example = examples.find((number) => rules.select(number) === category);
    return example === undefined ? category : `${category} (${example.toLocaleString('en')})`;
  });
  return nounList(described);
}
