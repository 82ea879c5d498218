import { hashedFile } from '../../shared/hashed-file.ts';
import { commonHeaders, escapeRegex, fillTarget, foreverHeader, type HostRules, patternRegex } from './host-rules.ts';

/** Returns rules for Caddy, to be imported in the block of a site. */
export function caddyFile(rules: HostRules): string {
  const { base, isCompressed } = rules;
  const files = isCompressed ? 'file_server {\n\t\tprecompressed br gzip\n\t}' : 'file_server';
  const root = base === '/' ? 'the output folder' : `the folder in which the output folder is \`${base.slice(1, -1)}\``;
  return `# Written by docsgen. Import this file in the block of a site whose \`root\` is ${root}.
encode zstd gzip
${Object.entries(commonHeaders)
  .map(([name, value]) => `header ${name} "${value}"\n`)
  .join('')}
# The names of these files change with their content.
@docsgen_hashed {
	path_regexp ^${escapeRegex(base)}${hashedFile}$
	file
}
header @docsgen_hashed Cache-Control "${foreverHeader}"
header ?Cache-Control "no-cache"

# Names that begin with a dot are not for readers, except one folder.
@docsgen_hidden {
	path */.*
	not path */.well-known/*
}
map {query} {docsgen_query} {
	~^(.+)$ "?\${1}"
	default ""
}
${matchers(rules)}
route {
	error @docsgen_hidden 404
${redirects(rules)}	try_files {path} {path}/index.html
	${files}
}

${errors(rules)}`;
}

/** Pages have one address each; other spellings lead to it. */
function matchers({ base, trailingSlash, folders }: HostRules): string {
  const path = escapeRegex(base);
  const named = folders.map((folder) => escapeRegex(folder.slice(base.length, -1))).join('|');
  const home = named === '' ? '' : `(?:${named})`;
  const spelled = `@docsgen_spelled path_regexp docsgen_spelled ^(${path}[^\\x5c]*?[^/\\x5c])(?:/index)?\\.html$
@docsgen_index path ${base}index.html
${home === '' ? '' : `@docsgen_home path_regexp docsgen_home ^(${path}${home})(?:/index\\.html)?$\n`}`;
  if (trailingSlash === 'ignore') return spelled;
  if (trailingSlash === 'always')
    return `${spelled}@docsgen_slash {
	path_regexp docsgen_slash ^(${path}[^\\x5c]*[^/\\x5c])$
	file {path}/index.html
}
`;
  return `${spelled}@docsgen_slash {
	path_regexp docsgen_slash ^(/[^/\\x5c].*?)/+$
${home === '' ? '' : `\tnot path_regexp ^${path}${home}/$\n`}${base === '/' ? '' : `\tnot path ${base}\n`}}
`;
}

function redirects(rules: HostRules): string {
  const { base, exact, patterns, folders, trailingSlash } = rules;
  const end = trailingSlash === 'always' ? '/' : '';
  const to = (name: string, target: string) =>
    `\troute @${name} {\n\t\trewrite * ${target}\n\t\tredir * {uri} permanent\n\t}\n`;
  const lines = exact.map(({ from, to: target }, index) => {
    const [, path = '', hash = ''] = /^([^#]*)(.*)$/s.exec(target) ?? [];
    const query = path.includes('?') ? '' : '{docsgen_query}';
    const places = (from.endsWith('.html') ? [from] : [from, `${from}/`]).map(quote).join(' ');
    return `\t@docsgen_${index} path ${places}\n\tredir @docsgen_${index} ${quote(path + query + hash)} permanent\n`;
  });
  const moved = patterns.map((pattern, index) => {
    const name = `docsgen_p${index}`;
    const target = fillTarget(pattern, rules, (part) => `{re.${name}.${part + 1}}`);
    const line = target.startsWith('/')
      ? to(name, quote(target))
      : `\tredir @${name} ${quote(`${target}{docsgen_query}`)} permanent\n`;
    return `\t@${name} path_regexp ${name} ${quote(patternRegex(pattern.from))}\n${line}`;
  });
  return [
    ...lines,
    ...moved,
    `\tredir @docsgen_index ${base}{docsgen_query} permanent\n`,
    ...(folders.length > 0 ? [to('docsgen_home', '{re.docsgen_home.1}/')] : []),
    spelledRoute(end),
    ...(trailingSlash === 'ignore' ? [] : [to('docsgen_slash', `{re.docsgen_slash.1}${end}`)]),
  ].join('');
}

function quote(text: string): string {
  return `"${text.replaceAll('"', String.raw`\"`)}"`;
}

/** Only inside the route is it sure that the groups of the path are known. */
function spelledRoute(end: string): string {
  return `\troute @docsgen_spelled {
		@docsgen_page file {re.docsgen_spelled.1}/index.html
		rewrite @docsgen_page {re.docsgen_spelled.1}${end}
		redir @docsgen_page {uri} permanent
	}
`;
}

/** Each language has its own error page. */
function errors({ base, folders }: HostRules): string {
  const own = folders.map((folder, index) => {
    const name = `@docsgen_language_${index}`;
    return `\t\t\t${name} path ${folder.slice(0, -1)} ${folder}*\n\t\t\trewrite ${name} ${folder}404.html\n`;
  });
  const others = folders.length === 0 ? '*' : '@docsgen_other';
  const not = folders.map((folder) => `${folder.slice(0, -1)} ${folder}*`).join(' ');
  return `handle_errors {
	@docsgen_missing expression {err.status_code} == 404
	handle @docsgen_missing {
		route {
${folders.length === 0 ? '' : `\t\t\t@docsgen_other not path ${not}\n\t\t\trewrite ${others} ${base}404.html\n`}${own.join('')}${folders.length === 0 ? `\t\t\trewrite * ${base}404.html\n` : ''}			file_server
		}
	}
}
`;
}
