import { hashedFile } from '../../shared/hashed-file.ts';
import { commonHeaders, escapeRegex, fillTarget, foreverHeader, type HostRules, patternRegex } from './host-rules.ts';

const types =
  'text/css text/plain text/markdown text/javascript application/javascript application/json application/xml ' +
  'application/rss+xml application/atom+xml application/feed+json application/manifest+json image/svg+xml';

/** Returns rules for nginx, to be included in a block `server`. */
export function nginxFile(rules: HostRules): string {
  const { base, folders, isCompressed } = rules;
  const path = escapeRegex(base);
  return `# Written by docsgen. Include this file in a block \`server\` whose \`root\` is ${place(base)}.
absolute_redirect off;
charset utf-8;
charset_types text/xml text/plain text/css text/markdown text/javascript application/javascript application/json application/xml application/rss+xml image/svg+xml;
gzip on;
gzip_vary on;
gzip_types ${types};
${isCompressed ? 'gzip_static on;\n# With the module for brotli: brotli_static on;\n' : ''}
# Each language has its own error page.
set $docsgen_missing "${base}404.html";
${folders.map((folder) => `if ($uri ~ "^${escapeRegex(folder.slice(0, -1))}(?:/|$)") { set $docsgen_missing "${folder}404.html"; }\n`).join('')}error_page 404 $docsgen_missing;
location ~ "^${path}(?:[^/]+/)?404\\.html$" {
  internal;
${headers('no-cache')}}

# Redirects.
${redirects(rules)}
# Names that begin with a dot are not for readers, except this folder.
location ^~ ${base}.well-known/ {}
location ~ "/\\." { return 404; }

# The names of these files change with their content.
location ~ "^${path}${hashedFile}$" {
${headers(foreverHeader)}  try_files $uri =404;
}
location ~ "^${path}.*\\.md$" {
  types {}
  default_type text/markdown;
${headers('no-cache')}  try_files $uri =404;
}

# Pages have one address each; other spellings lead to it.
${homes(rules)}${pages(rules)}location ${base} {
  if ($request_uri ~ "^[^?]*//") { rewrite "^(/[^\\x5c]*)$" $1 permanent; }
${headers('no-cache')}  try_files $uri $uri/index.html =404;
}
`;
}

function place(base: string): string {
  return base === '/' ? 'the output folder' : `the folder in which the output folder is \`${base.slice(1, -1)}\``;
}

function headers(cache: string): string {
  const all = { 'Cache-Control': cache, ...commonHeaders };
  return Object.entries(all)
    .map(([name, value]) => `  add_header ${name} "${value}" always;\n`)
    .join('');
}

function redirects(rules: HostRules): string {
  const { exact, patterns } = rules;
  const lines = exact.flatMap(({ from, to }) => {
    const [, target = '', hash = ''] = /^([^#]*)(.*)$/s.exec(withoutVariables(to)) ?? [];
    const query = target.includes('?') ? '' : '$is_args$args';
    const at = (path: string) => `location = ${quote(path)} { return 301 ${quote(target + query + hash)}; }\n`;
    return from.endsWith('.html') ? [at(from)] : [at(from), at(`${from}/`)];
  });
  const rewrites = patterns.map((pattern) => {
    const literal = { from: pattern.from, to: withoutVariables(pattern.to) };
    const target = fillTarget(literal, rules, (index) => `$${index + 1}`);
    const regex = patternRegex(pattern.from).replaceAll('"', String.raw`\"`);
    return `location ~ "${regex}" { rewrite "${regex}" ${quote(target)} permanent; }\n`;
  });
  return [...lines, ...rewrites].join('');
}

/** A dollar sign begins a variable, such as the name of the host or a cookie. */
function withoutVariables(target: string): string {
  return target.replaceAll('$', '%24');
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;
}

/** The home pages of the languages have a slash at the end, whatever other pages have. */
function homes({ base, folders }: HostRules): string {
  const all = folders.map(
    (folder) => `location = ${folder.slice(0, -1)} { return 301 ${folder}$is_args$args; }
location = ${folder}index.html { return 301 ${folder}$is_args$args; }
location = ${folder} {
${headers('no-cache')}  try_files ${folder}index.html =404;
}
`,
  );
  return `location = ${base}index.html { return 301 ${base}$is_args$args; }\n${all.join('')}`;
}

function pages({ base, trailingSlash }: HostRules): string {
  const path = escapeRegex(base);
  const isFile = `if (-f "$document_root$docsgen_page/index.html")`;
  const end = trailingSlash === 'always' ? '/' : '';
  const spelled = `location ~ "^(?<docsgen_page>${path}.*?[^/])(?:/index)?\\.html$" {
  ${isFile} { rewrite "^" $docsgen_page${end} permanent; }
${headers('no-cache')}  try_files $uri =404;
}
`;
  if (trailingSlash === 'ignore') return spelled;
  if (trailingSlash === 'never')
    return `${spelled}location ~ "^${path}.+/$" { rewrite "^(/[^\\x5c]*[^/\\x5c])/+$" $1 permanent; return 404; }\n`;
  return `${spelled}location ~ "^(?<docsgen_page>${path}.*[^/])$" {
  ${isFile} { rewrite "^" $docsgen_page/ permanent; }
${headers('no-cache')}  try_files $uri =404;
}
`;
}
