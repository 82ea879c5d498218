/**
 * What makes a query a question in languages whose words are not separated, where it would be part
 * of longer runs. A page with the answer may not contain it. Only sites in such a language load
 * this module, so it imports nothing that the engine has already.
 */
const questions: Readonly<Record<string, RegExp>> = {
  zh: /如何|怎么办|怎么|怎样|为什么|是什么|什么是|在哪里/g,
  ja: /とは|なぜ|どうやって|ですか/g,
  th: /อย่างไร|ยังไง|ทำไม|ที่ไหน|คืออะไร|วิธี/g,
  ko: /어떻게|무엇인가요/g,
};

/**
 * Returns a query with spaces in place of what makes it a question, or the query itself if nothing
 * else is left.
 */
export function withoutQuestion(query: string, languages: readonly string[]): string {
  const rest = languages.reduce((text, lang) => {
    const question = questions[lang.toLowerCase().split('-')[0] ?? ''];
    // The other words stay in their places, which the spans of phrases name.
    return question ? text.replace(question, ({ length }) => ' '.repeat(length)) : text;
  }, query);
  return rest.trim() === '' ? query : rest;
}
