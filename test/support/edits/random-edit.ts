import * as files from './file-edits.ts';
import * as others from './other-edits.ts';
import * as settings from './settings-edits.ts';
import * as texts from './text-edits.ts';
import type { Edit, EditedSite } from './edited-site.ts';
import type { Random } from './random.ts';

/** The most common edits occur most often. */
const weighted: readonly (readonly [weight: number, edit: Edit])[] = [
  [8, texts.changeSentence],
  [3, texts.renameHeading],
  [3, texts.renameTitle],
  [2, texts.changePartial],
  [2, texts.changeSnippet],
  [2, texts.changeComponent],
  [1, texts.changeModule],
  [1, texts.changeData],
  [1, texts.changeStyles],
  [6, texts.addBlock],
  [3, texts.removeBlock],
  [2, texts.addMistake],
  [1, texts.addLikeness],
  [2, texts.touchSource],
  [10, files.changeFields],
  [3, files.renamePage],
  [3, files.removePage],
  [5, files.addPage],
  [2, files.moveFolder],
  [1, files.changeFormat],
  [3, files.translate],
  [2, files.removeTranslation],
  [5, settings.changeSetting],
  [2, settings.changeLabel],
  [2, settings.changeNavbar],
  [2, settings.changeCollection],
  [3, settings.changeCategory],
  [1, settings.removeCategory],
  [3, settings.changeBlogFile],
  [2, others.replacePicture],
  [1, others.addStaticFile],
  [1, others.changeStaticFile],
  [1, others.removeStaticFile],
  [2, others.removeOutput],
  [2, others.damageOutput],
  [1, others.touchOutput],
  [1, others.removeCached],
  [2, others.damageCached],
];

/** Edits of texts. Any site has texts. */
const textEdits: readonly Edit[] = [
  texts.changeSentence,
  texts.changeSentence,
  texts.changeSentence,
  texts.renameHeading,
  texts.renameTitle,
  texts.saveInPlace,
  texts.touchSource,
  files.changeFields,
  files.renamePage,
  files.removePage,
];

const deck = weighted.flatMap(([weight, edit]) => Array.from({ length: weight }, () => edit));

/** Makes a random edit in a site. Returns its description. */
export function editAtRandom(site: EditedSite, random: Random): Promise<string> {
  return editFrom(deck, site, random);
}

/** Makes a random edit in the texts of a site. Returns its description. */
export function editTextAtRandom(site: EditedSite, random: Random): Promise<string> {
  return editFrom(textEdits, site, random);
}

async function editFrom(edits: readonly Edit[], site: EditedSite, random: Random): Promise<string> {
  for (;;) {
    const done = await random.pick(edits)(site, random);
    if (done !== null) return done;
  }
}
