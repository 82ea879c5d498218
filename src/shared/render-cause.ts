/** A part of a page that changes by itself. */
export type PagePart =
  | 'text'
  | 'code'
  | 'frontMatter'
  | 'links'
  | 'diagrams'
  | 'main'
  | 'sidebar'
  | 'navbar'
  | 'footer'
  | 'announcements'
  | 'head'
  | 'scripts'
  | 'search'
  | 'strings'
  | 'theme'
  | 'settings';

/**
 * Why a build has rendered a page anew: a part of it changed, no earlier build has left a result
 * (`new`), or a file of the page in the output folder was changed or removed (`output`).
 */
export type RenderCause = PagePart | 'new' | 'output';
