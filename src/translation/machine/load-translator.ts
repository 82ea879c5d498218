import { isAbsolute, relative, resolve } from 'node:path';
import { bundleModule } from '../../config/bundle-module.ts';
import { importDefault, moduleUrl } from '../../config/import-module.ts';
import { DocsgenError } from '../../shared/problem.ts';

/** What a module for machine translation is asked. */
export interface TranslationRequest {
  /** Texts in Markdown. */
  readonly texts: readonly string[];
  /** Language tags, such as `en` and `pt-BR`. */
  readonly from: string;
  readonly to: string;
  /** The page, relative to the site's root. */
  readonly file: string;
}

/** Returns the translations of the texts of a request, in their order. */
export type Translate = (request: TranslationRequest) => Promise<readonly string[]>;

/**
 * Returns the function that a module of a site exports. It throws a `DocsgenError` if it does not
 * return a text for each text. Throws a `DocsgenError` for a module that exports no function.
 */
export async function loadTranslator(root: string, module: string): Promise<Translate> {
  const path = relative(root, resolve(root, module)).replaceAll('\\', '/');
  const file = isAbsolute(path) || path.startsWith('..') ? path : `./${path}`;
  const translate = await importDefault(moduleUrl(await bundleModule({ root, specifier: file, file: path })));
  if (typeof translate !== 'function') throw wrong(path, 'The module has no function as its default export');
  return async (request) => {
    const answer = await call(translate, request, path);
    const isRight = Array.isArray(answer) && answer.length === request.texts.length;
    const texts = isRight ? answer.filter((text) => typeof text === 'string') : [];
    if (texts.length !== request.texts.length) throw wrong(path, 'The function does not return a text for each text');
    return texts;
  };
}

/** Calls the function of the site, which may fail in any way. */
async function call(translate: Function, request: TranslationRequest, file: string): Promise<unknown> {
  try {
    const answer: unknown = await translate(request);
    return answer;
  } catch (error) {
    throw wrong(
      file,
      `The function fails for ${request.file}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function wrong(file: string, title: string): DocsgenError {
  const hint =
    'Export a function as default: `async ({ texts, from, to }) => …` returns one translation for each text.';
  return new DocsgenError([{ code: 'invalid-option', title, hint, file }]);
}
