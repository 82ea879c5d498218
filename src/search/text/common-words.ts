/** Words that a question has and a page about its answer may lack, folded, by language. */
const commonWords: Readonly<Record<string, string>> = {
  en: 'a an and are as at be by can do does for from how i if in is it my of on or that the this to was what when where which who why will with you your',
  es: 'a al como con cual cuando de del desde donde el en es esta este la las lo los mas mi o para pero por que quien se si sin son su sus un una y yo',
  pt: 'a ao aos as com como da das de do dos e ela ele em essa esse esta este eu mais mas meu minha na nas no nos o onde os ou para pela pelo por porque qual quando que quem se sem ser seu sua um uma',
};

/** Returns whether a folded word tells little in a language. */
export function isCommon(term: string, lang: string): boolean {
  return ` ${commonWords[lang.toLowerCase().split('-')[0] ?? ''] ?? ''} `.includes(` ${term} `);
}
