const title = `# Packages in these files

The compiled files hold code of the packages below, under these licenses.
`;

/**
 * Returns the license texts of the packages that are compiled into `dist/`, as Markdown. The
 * licenses require them.
 *
 * @param {readonly import('./bundled-packages.mjs').BundledPackage[]} packages
 */
export function noticesText(packages) {
  const notices = packages.map(({ name, version, license, notice }) => {
    const text = notice ?? `License: ${license ?? 'see its source'}`;
    return `## ${name} ${version}\n\n${text.replaceAll(/^/gm, '> ')}\n`;
  });
  return `${title}\n${notices.join('\n')}`;
}
