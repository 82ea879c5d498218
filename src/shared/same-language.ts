/**
 * Returns whether two language tags are of one language in one script, so that readers of one can
 * read the other: `pt` and `pt-BR`, but not `zh-Hans` and `zh-Hant`.
 */
export function isSameLanguage(one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = [new Intl.Locale(one).maximize(), new Intl.Locale(other).maximize()];
  return first.language === second.language && first.script === second.script;
}
