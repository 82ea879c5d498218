import type { Config, Locale } from '../config/config.ts';
import type { ComponentPageProps } from '../shared/component-page.ts';
import { createAddresses, pageUrl } from '../site/graph/address.ts';

/** What the component of a page is rendered from, as plain data. */
export interface ComponentJob
  extends Pick<ComponentPageProps, 'data' | 'page'>, Pick<Config, 'base' | 'trailingSlash'> {
  readonly locale: Locale;
  /** File of the page, relative to the output folder. */
  readonly output: string;
}

/** Returns the props of the component of a page. */
export function componentProps({ data, page, locale, output, ...config }: ComponentJob): ComponentPageProps {
  const { name, htmlLang, direction } = locale;
  const addresses = createAddresses(config, output);
  return {
    data,
    page,
    locale: { name, htmlLang, direction },
    to: {
      page: (path) => {
        const [, own = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
        return addresses.page(pageUrl(locale, own), rest);
      },
      file: (path) => addresses.file(path.replace(/^\//, '')),
    },
  };
}
