import type { MdxComponentName } from '../shared/mdx-component-names.ts';
import { Link } from './layout/Link.tsx';
import { AdmonitionTag } from './markdown/AdmonitionTag.tsx';
import { Badge } from './markdown/Badge.tsx';
import { Button } from './markdown/Button.tsx';
import { Card } from './markdown/Card.tsx';
import { Cards } from './markdown/Cards.tsx';
import { ClientOnly } from './markdown/ClientOnly.tsx';
import { CodeGroup } from './markdown/CodeGroup.tsx';
import { Details } from './markdown/Details.tsx';
import { DocCardList } from './markdown/DocCardList.tsx';
import { Figure } from './markdown/Figure.tsx';
import { FileTree } from './markdown/FileTree.tsx';
import { FormattedDate } from './markdown/FormattedDate.tsx';
import { FormattedList } from './markdown/FormattedList.tsx';
import { FormattedNumber } from './markdown/FormattedNumber.tsx';
import { Grid } from './markdown/Grid.tsx';
import { IconTag } from './markdown/IconTag.tsx';
import { LinkCard } from './markdown/LinkCard.tsx';
import { PackageManagers } from './markdown/PackageManagers.tsx';
import { SectionOverview } from './markdown/SectionOverview.tsx';
import { Steps } from './markdown/Steps.tsx';
import { TabItem } from './markdown/TabItem.tsx';
import { Tabs } from './markdown/Tabs.tsx';
import { TOCInline } from './markdown/TOCInline.tsx';
import { Tooltip } from './markdown/Tooltip.tsx';
import { Video } from './markdown/Video.tsx';

/** The components that an `.mdx` page can use without an import, by name. */
export const mdxComponents = {
  Admonition: AdmonitionTag,
  Badge,
  Button,
  Card,
  Cards,
  ClientOnly,
  CodeGroup,
  Details,
  DocCardList,
  Figure,
  FileTree,
  FormattedDate,
  FormattedList,
  FormattedNumber,
  Grid,
  Icon: IconTag,
  Link,
  LinkCard,
  PackageManagers,
  SectionOverview,
  Steps,
  TabItem,
  Tabs,
  TOCInline,
  Tooltip,
  Video,
} as const satisfies Readonly<Record<MdxComponentName, unknown>>;
