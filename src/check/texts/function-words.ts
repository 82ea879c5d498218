/**
 * The most frequent words without a meaning of their own, by language: nearly every sentence has
 * some. Only languages with Latin letters need them; others are known by their letters.
 */
export const functionWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: wordSet(
    'the of and to in is it you that was for on are with as they be at this have from or had by but not what all were we when your can there an each which their if will about then them these so would has more no do been its who did only into than other some could how our does after also because between must should without before where while any both until now one first get over back here just within through under again during still even yet such per',
  ),
  es: wordSet(
    'el la los las un una unos unas de del al y o que en es son por para con sin no se su sus lo le les como más pero ya este esta estos estas ese esa eso cuando donde porque si también hasta desde sobre entre ser está están hay muy todo todos toda todas cada otro otra cual puede pueden usted nos mi tu te me antes después según sólo solo',
  ),
  pt: wordSet(
    'o a os as um uma uns umas de do da dos das ao à aos às e ou que em no na nos nas é são por para pelo pela pelos pelas com sem não se seu sua seus suas como mais mas já este esta isto esse essa isso quando onde porque também até desde sobre entre ser está estão há muito todo todos toda todas cada outro outra qual pode podem você nos meu minha antes depois segundo só num numa',
  ),
  fr: wordSet(
    'le la les un une des de du au aux et ou que qui en est sont par pour avec sans ne pas se sa son ses leur leurs comme plus mais déjà ce cet cette ces quand où parce si aussi jusque depuis sur entre être il elle ils elles nous vous très tout tous toute toutes chaque autre dont peut peuvent votre notre avant après selon dans sous y',
  ),
  de: wordSet(
    'der die das den dem des ein eine einen einem einer eines und oder dass in im ist sind von vom für mit ohne nicht sich sein seine ihre ihr wie mehr aber schon dieser diese dieses diesem wenn wo weil auch bis seit auf über zwischen werden wird es er sie wir sehr alle alles jede jeder jedes andere kann können zum zur nach vor bei aus an am als nur noch um durch haben hat muss',
  ),
  it: wordSet(
    'il lo la i gli le un uno una di del dello della dei degli delle al allo alla ai agli alle e o che in nel nella nei nelle è sono per con senza non si suo sua suoi sue come più ma già questo questa questi queste quando dove perché anche fino da dal dalla dai dalle su sul sulla tra fra essere molto tutto tutti tutta tutte ogni altro cui può possono ci prima dopo secondo solo',
  ),
  pl: wordSet(
    'i w we z ze na do nie się jest są to że o od po za przez dla bez jak oraz lub albo ale już ten ta te tego tej tych tym kiedy gdy gdzie ponieważ także też aż przed nad pod między być był była jego jej ich bardzo wszystko wszystkie każdy każda inny który która które może mogą można przy tylko jeśli aby czy co',
  ),
  tr: wordSet(
    've bir bu şu o da de ile için gibi daha ama değil mi mı mu mü ne nasıl her çok en kadar sonra önce olarak olan var yok veya ya ki ise göre tüm bütün hiç bazı diğer kendi ancak çünkü eğer üzerinde arasında içinde ayrıca olur olduğu',
  ),
};

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
