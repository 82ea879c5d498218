import type { ReactNode } from 'react';
import { pageReportPath, problemsPath } from '../../shared/live-update.ts';
import type { PageReport, RouteReport, SiteReport } from '../session/dev-session.ts';
import { Sheet } from './Sheet.tsx';

/** More routes make the list hard to read; `docsgen routes` lists all. */
const mostRoutes = 500;

/** Renders the routes and the configuration of a site. */
export function SitePage({ report: { config, routes } }: { readonly report: SiteReport }): ReactNode {
  const more = routes.length - mostRoutes;
  return (
    <Sheet title="The site" text={`${routes.length} routes, and the configuration with all defaults.`}>
      <nav className="report-links">
        <a href={problemsPath}>Problems of the site</a> <a href="#configuration">Configuration</a>
      </nav>
      <div className="report-wide" role="region" aria-label="Routes" tabIndex={0}>
        <table className="report-table">
          <thead>
            <tr>
              <th scope="col">Address</th>
              <th scope="col">Kind</th>
              <th scope="col">Source</th>
              <th scope="col">Props</th>
            </tr>
          </thead>
          <tbody>
            {routes.slice(0, mostRoutes).map((route) => (
              <RouteRow key={route.href} {...route} />
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && (
        <p className="hint">
          {more} more: <code>docsgen routes</code> lists all.
        </p>
      )}
      <h2 id="configuration" className="problem-title">
        Configuration
      </h2>
      <Json text={config} label="Configuration" />
    </Sheet>
  );
}

function RouteRow({ href, kind, locale, source }: RouteReport): ReactNode {
  return (
    <tr>
      <td>
        <a href={href}>{decodeURI(href)}</a>
      </td>
      <td>
        {kind} · {locale}
      </td>
      <td>{source ?? '–'}</td>
      <td>
        <a href={pageReportPath + href} aria-label={`Props of ${decodeURI(href)}`}>
          JSON
        </a>
      </td>
    </tr>
  );
}

/** Renders what one page is rendered from. */
export function PagePropsPage({ report: { route, props } }: { readonly report: PageReport }): ReactNode {
  const { href, kind, locale, source } = route;
  return (
    <Sheet title={decodeURI(href)} text={[kind, locale, source].filter(Boolean).join(' · ')}>
      <nav className="report-links">
        <a href={href}>The page</a> <a href={pageReportPath.replace(/page$/, '')}>All routes</a>
      </nav>
      {props === null ? <p className="hint">Its text has errors.</p> : <Json text={props} label="Props" />}
    </Sheet>
  );
}

function Json({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  return (
    <pre className="frame report-json" role="region" aria-label={label} tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}
