import { Content } from '../docs/Content.tsx';
import { Notices } from '../docs/Notices.tsx';
import { Link } from '../layout/Link.tsx';
import { HomeSection } from './HomeSection.tsx';
import { surround, useSlotPage } from '../slots/fill-slot.ts';
import { VoiceWave } from './VoiceWave.tsx';
import type { ReactNode } from 'react';
import type { HomeMain } from '../../shared/main-props.ts';

export interface HomeProps {
  /** Hero, sections and notices of the page. */
  readonly main: HomeMain;
  /** The text of the page; null for none. */
  readonly content: ReactNode;
}

function Hero({ main }: { readonly main: HomeMain }): ReactNode {
  return (
    <div className="hero">
      <div className="hero-text">
        <h1>{main.title}</h1>
        <p className="hero-tagline">{main.tagline}</p>
        <p className="button-row">
          {main.actions.map((action, index) => (
            <Link
              key={index}
              className={action.primary ? 'button button-primary' : 'button'}
              href={action.href}
              external={action.external}
            >
              {action.label}
            </Link>
          ))}
        </p>
      </div>
      <VoiceWave />
    </div>
  );
}

/**
 * Renders the home page: the product in one sentence, what it does, what it works with, and a
 * sample.
 */
export function Home({ main, content }: HomeProps): ReactNode {
  const sections = (
    <div className="home">
      <Notices notices={main.notices} />
      <Hero main={main} />
      {main.features !== null && <HomeSection section={main.features} className="home-features" />}
      {main.integrations !== null && <HomeSection section={main.integrations} className="home-integrations" />}
      {main.content !== null && (
        <section className="home-section home-sample">
          {main.sample !== null && (
            <div className="home-sample-text">
              <h2>{main.sample.title}</h2>
              {main.sample.text !== null && <p className="lead">{main.sample.text}</p>}
            </div>
          )}
          <Content language={main.content.language}>{content}</Content>
        </section>
      )}
    </div>
  );
  return surround('Home', sections, useSlotPage());
}
