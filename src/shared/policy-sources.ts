/**
 * The sources from which a page may load content, by directive of the Content-Security-Policy. Each
 * directive is explicit: none falls back to another.
 */
export const contentSources = {
  'img-src': ["'self'", 'data:', 'https:'],
  'media-src': ["'self'", 'https:'],
  'frame-src': ["'self'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A directive whose content can be in a text. */
export type ContentDirective = keyof typeof contentSources;

/** The directives to which a site may add sources. */
export const policyDirectives = [
  'connect-src',
  'script-src',
  'style-src',
  'img-src',
  'media-src',
  'frame-src',
  'form-action',
  'object-src',
  'font-src',
  'worker-src',
  'manifest-src',
] as const;

export type PolicyDirective = (typeof policyDirectives)[number];

/** The sources that a site adds to its policy. */
export type PolicyAdditions = Readonly<{ [Directive in PolicyDirective]?: readonly string[] | undefined }>;

/** Returns all sources of a directive. They include the site's own files. */
export function sourcesOf(directive: PolicyDirective, additions: PolicyAdditions): readonly string[] {
  const own = isContentDirective(directive) ? contentSources[directive] : ["'self'"];
  const added = additions[directive] ?? [];
  return added.length === 0 ? own : [...own.filter((source) => source !== "'none'"), ...added];
}

function isContentDirective(directive: PolicyDirective): directive is ContentDirective {
  return Object.hasOwn(contentSources, directive);
}

/** What a policy is written from. */
interface PolicyParts {
  readonly additions: PolicyAdditions;
  readonly inlineStyles: boolean;
  /** Hashes of the inline scripts of all pages, as `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  /** Hashes of the inline style sheets of all pages. */
  readonly styleHashes: readonly string[];
}

/**
 * Returns the Content-Security-Policy of the pages. Pictures and videos may come from other sites,
 * since writers may embed them; code and styles only from the site itself and from the sources that
 * it adds.
 */
export function writePolicy({ additions, inlineStyles, scriptHashes, styleHashes }: PolicyParts): string {
  // A hash would make browsers ignore `'unsafe-inline'`.
  const styles = inlineStyles ? ["'unsafe-inline'"] : styleHashes;
  const line = (directive: PolicyDirective, more: readonly string[] = []) => {
    const [self = "'self'", ...others] = sourcesOf(directive, additions);
    return [directive, self, ...more, ...others].join(' ');
  };
  const optional = (directive: PolicyDirective) => ((additions[directive] ?? []).length > 0 ? [line(directive)] : []);
  return [
    "default-src 'self'",
    ...optional('connect-src'),
    line('script-src', scriptHashes),
    line('style-src', styles),
    ...Object.keys(contentSources).flatMap((name) =>
      policyDirectives.filter((each) => each === name).map((each) => line(each)),
    ),
    ...(['font-src', 'worker-src', 'manifest-src'] as const).flatMap(optional),
    "base-uri 'none'",
  ].join('; ');
}

/** Returns a policy that also allows inline scripts and styles with these hashes. */
export function addHashes(policy: string, directive: 'script-src' | 'style-src', hashes: readonly string[]): string {
  const start = `${directive} 'self'`;
  if (hashes.length === 0 || policy.includes(`${start} 'unsafe-inline'`)) return policy;
  return policy.replace(start, [start, ...hashes].join(' '));
}

/** Returns whether a source of a policy matches an absolute address. */
export function matchesSource(source: string, address: URL): boolean {
  if (/^[a-z][a-z\d+.-]*:$/.test(source)) return address.protocol === source;
  const [, protocol, host = '', port, path = ''] =
    /^(?:([a-z][a-z\d+.-]*:)\/\/)?((?:\*\.)?[^/:*]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? [];
  if (host === '' || (protocol !== undefined && !isUpgrade(protocol, address.protocol))) return false;
  const isHost = host.startsWith('*.')
    ? address.hostname.endsWith(host.slice(1))
    : address.hostname === host.toLowerCase();
  const isPort = port === '*' || (port ?? '') === address.port;
  const isPath = path === '' || (path.endsWith('/') ? address.pathname.startsWith(path) : address.pathname === path);
  return isHost && isPort && isPath;
}

/** Returns whether a protocol is the wanted one, or the encrypted form of it. */
function isUpgrade(wanted: string, protocol: string): boolean {
  return protocol === wanted || protocol === wanted.replace(/^(http|ws):$/, '$1s:');
}
