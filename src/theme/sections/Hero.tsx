import { Picture } from '../layout/Picture.tsx';
import { ActionRow } from './ActionRow.tsx';
import type { ReactNode } from 'react';
import type { HomeMain } from '../../shared/home-props.ts';

/** Renders the top of a landing page: the product in one sentence, buttons, and a picture. */
export function Hero({ main }: { readonly main: HomeMain }): ReactNode {
  return (
    <div className={main.image === null ? 'hero centered' : 'hero'}>
      <div className="hero-text">
        <h1>{main.title}</h1>
        <p className="hero-tagline">{main.tagline}</p>
        <ActionRow actions={main.actions} />
      </div>
      {main.image !== null && <Picture picture={main.image} className="hero-picture" isLazy={false} />}
    </div>
  );
}
