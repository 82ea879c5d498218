import { Breadcrumbs } from './Breadcrumbs.tsx';
import { CategoryCards } from './CategoryCards.tsx';
import { DocPager } from './DocPager.tsx';
import { Notices } from './Notices.tsx';
import { VersionBadge } from './VersionBadge.tsx';
import type { ReactNode } from 'react';
import type { CategoryMain } from '../../shared/main-props.ts';

export interface CategoryPageProps {
  /** Title, description and pages of the category. */
  readonly main: CategoryMain;
}

/** Renders the page of a sidebar category: its description and a card for each page in it. */
export function CategoryPage({ main }: CategoryPageProps): ReactNode {
  return (
    <div className="column">
      <Breadcrumbs homeHref={main.homeHref} items={main.breadcrumbs} />
      {main.versionBadge !== null && <VersionBadge versionLabel={main.versionBadge} />}
      <Notices notices={main.notices} />
      <h1 className="page-title">{main.title}</h1>
      {main.description !== null && <p className="lead">{main.description}</p>}
      <CategoryCards cards={main.cards} />
      <DocPager previous={main.previous} next={main.next} />
    </div>
  );
}
