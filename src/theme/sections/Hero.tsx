import { Content } from '../docs/Content.tsx';
import { Picture } from '../layout/Picture.tsx';
import { ActionRow } from './ActionRow.tsx';
import { Conversation } from './Conversation.tsx';
import type { ReactNode } from 'react';
import type { HomeMain } from '../../shared/home-props.ts';

export interface HeroProps {
  readonly main: HomeMain;
  /** Rendered texts, by the `key` of each `ContentProps`. */
  readonly contents: Readonly<Record<string, ReactNode>>;
}

/**
 * Renders the top of a landing page: the product in one sentence, buttons, and what is beside them
 * or under them.
 */
export function Hero({ main, contents }: HeroProps): ReactNode {
  const { image, conversation, sample } = main;
  return (
    <div className={layoutOf(main)}>
      <div className="hero-text">
        <h1>{main.title}</h1>
        <p className="hero-tagline">{main.tagline}</p>
        <ActionRow actions={main.actions} />
      </div>
      {image !== null && <Picture picture={image} className="hero-picture" isLazy={false} />}
      {(conversation !== null || sample !== null) && (
        <div className="hero-panel">
          {conversation !== null && <Conversation conversation={conversation} />}
          {sample !== null && <Content language={sample.language}>{contents[sample.key]}</Content>}
        </div>
      )}
    </div>
  );
}

/** A conversation with a sample beside it needs the whole width. */
function layoutOf({ image, conversation, sample }: HomeMain): string {
  if (conversation !== null && sample !== null) return 'hero hero-wide';
  return image === null && conversation === null && sample === null ? 'hero centered' : 'hero';
}
