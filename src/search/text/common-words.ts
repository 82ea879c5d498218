/** Common words of questions, folded, by language. A page with the answer may not contain them. */
const commonWords: Readonly<Record<string, string>> = {
  en: 'an and are arent as at be by can cant couldnt didnt do does doesnt dont for from hasnt havent how if in is isnt it its lets my of on or shouldnt that thats the theres this to was wasnt werent what whats when where wheres which who whos why will with wont wouldnt you your',
  es: 'al como con cual cuando de del desde donde el en es esta este la las lo los mas mi para pero por que quien se si sin son su sus un una yo',
  pt: 'ao aos as com como da das de do dos ela ele em essa esse esta este eu mais mas meu minha na nas no nos onde os ou para pela pelo por porque qual quando que quem se sem ser seu sua um uma',
};

/** Returns whether a folded word is a common word of a language. */
export function isCommon(term: string, lang: string): boolean {
  return ` ${commonWords[lang.toLowerCase().split('-')[0] ?? ''] ?? ''} `.includes(` ${term} `);
}
