import { UsageError } from '../../shared/usage-error.ts';
import { usePage } from '../context/context.ts';
import { InlineRuns } from '../docs/InlineRuns.tsx';
import { Label } from '../layout/Label.tsx';
import { Link } from '../layout/Link.tsx';
import { unsearched } from '../layout/unsearched.ts';
import { Fragment, type ReactNode } from 'react';
import type { OverviewPageProps } from '../../shared/main-props.ts';

/**
 * Renders the pages around this one in the sidebar with links to their headings, and those in the
 * categories below a heading for each. If this is the page of a category, these are the pages in
 * it. Throws a `UsageError` on a page that is not a doc.
 */
export function SectionOverview(): ReactNode {
  const { cards, overview } = usePage();
  if (cards === null) {
    throw new UsageError(
      'it lists the pages around a doc, but this page is not in a docs collection.',
      "Move the page into a collection with `type: 'docs'`, or write the cards: `<Cards>` with a `<LinkCard>` for each page.",
    );
  }
  return overview.map(({ category, pages }, index) => (
    <Fragment key={index}>
      {category !== null && (
        <h2 {...unsearched}>
          <Label language={category.language}>
            {category.href === null ? category.label : <Link href={category.href}>{category.label}</Link>}
          </Label>
        </h2>
      )}
      {pages.length > 0 && <Pages pages={pages} />}
    </Fragment>
  ));
}

function Pages({ pages }: { readonly pages: readonly OverviewPageProps[] }): ReactNode {
  return (
    <ul className="cards" {...unsearched}>
      {pages.map(({ label, language, textLanguage, href, external, description, headings }, index) => (
        <li key={index} className="card">
          <Link className="card-title" href={href} external={external}>
            <Label language={language}>{label}</Label>
          </Link>
          {description !== null && (
            <p className="card-text">
              <Label language={textLanguage}>{description}</Label>
            </p>
          )}
          {headings.length > 0 && (
            <ul className="overview-headings card-body">
              {headings.map((heading) => (
                <li key={heading.href}>
                  <Link href={heading.href}>
                    <Label language={textLanguage}>
                      <InlineRuns runs={heading.label} />
                    </Label>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
