/** The release that brought every field that `laterFields` does not name. */
const first = '1.0';

/** The fields that came later, as `Interface.field`, with their release; `next` until it is out. */
export const laterFields: Readonly<Record<string, string>> = {
  'DocsCollectionConfig.title': '1.1',
  'BlogCollectionConfig.futurePosts': '1.1',
  'SiteConfig.routesFile': '1.1',
  'SiteConfig.translationPage': '1.1',
  'LocaleFields.hidden': '1.1',
  'LocaleFields.fallback': '1.1',
  'LocaleFields.url': '1.1',
  'LocaleFields.base': '1.1',
  'CheckFields.budget': '1.1',
  'CheckFields.external': '1.1',
  'CheckFields.words': '1.1',
  'SiteConfig.check': '1.1',
  'SiteConfig.dev': '1.1',
  'SiteConfig.cache': '1.1',
  'DevFields.poll': '1.1',
  'DevFields.allowedHosts': '1.1',
  'ExternalFields.allow': '1.1',
  'ExternalFields.deny': '1.1',
  'ExternalFields.maxAge': '1.1',
  'ExternalFields.timeout': '1.1',
  'ExternalFields.perHost': '1.1',
  'ExternalFields.concurrency': '1.1',
  'ExternalFields.retries': '1.1',
  'BudgetFields.html': '1.1',
  'BudgetFields.scripts': '1.1',
  'BudgetFields.images': '1.1',
  'WordFields.forbidden': '1.1',
  'WordFields.falseFriends': '1.1',
  'FalseFriend.term': '1.1',
  'FalseFriend.not': '1.1',
  'FalseFriend.use': '1.1',
  'WordFields.spelling': '1.1',
  'WordFields.dictionary': '1.1',
  'WordFields.maxSentence': '1.1',
};

/** Returns the release that brought a field of an interface. */
export function sinceOf(type: string, field: string): string {
  return laterFields[`${type}.${field}`] ?? first;
}
