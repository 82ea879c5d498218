import { Label } from '../layout/Label.tsx';
import type { ReactNode } from 'react';
import type { PagerLinkProps } from '../../shared/main-props.ts';

export interface PagerProps {
  /** Name of the navigation for screen readers. */
  readonly label: string;
  /** The previous page; null for none. */
  readonly previous: PagerLinkProps | null;
  /** The next page; null for none. */
  readonly next: PagerLinkProps | null;
  /** Small line above the title of the previous page; null for none. */
  readonly previousText: string | null;
  /** The same for the next page. */
  readonly nextText: string | null;
}

interface PagerCardProps {
  readonly side: 'previous' | 'next';
  readonly text: string | null;
  readonly link: PagerLinkProps;
}

function PagerCard({ side, text, link }: PagerCardProps): ReactNode {
  return (
    <a className={`pager-link pager-${side}`} href={link.href} rel={side === 'next' ? 'next' : 'prev'}>
      {text !== null && <span className="pager-text">{text}</span>}
      <span className="pager-title">
        <Label language={link.language}>{link.label}</Label>
      </span>
    </a>
  );
}

/** Renders the links to the previous and the next page as two cards. */
export function Pager({ label, previous, next, previousText, nextText }: PagerProps): ReactNode {
  if (previous === null && next === null) return null;
  return (
    <nav className="pager" aria-label={label}>
      {previous !== null && <PagerCard side="previous" text={previousText} link={previous} />}
      {next !== null && <PagerCard side="next" text={nextText} link={next} />}
    </nav>
  );
}
