import type { Answer, DevSession } from '../../../src/dev/session/dev-session.ts';
import type { EditedSite } from '../edits/edited-site.ts';

/** A page as a session of `dev` answers it, with what is shown over it. */
export type PageAnswer = Extract<Answer, { readonly type: 'page' }>;

/** Returns the answer for the page of an address. Throws if it cannot be rendered. */
export async function answerPage(session: DevSession, address: string): Promise<PageAnswer> {
  const answer = await session.answer(address);
  if (answer.type !== 'page') throw new Error(JSON.stringify(answer));
  return answer;
}

/**
 * Writes a file of a site, or removes it if the text is null. Returns what kind of update follows.
 */
export async function changeFile(
  { site, session }: { readonly site: EditedSite; readonly session: DevSession },
  file: string,
  text: string | null,
): Promise<string> {
  if (text === null) site.remove(file);
  else site.write(file, text);
  return (await session.update(new Set([file]))).kind;
}
