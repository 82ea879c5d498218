import { Notices } from '../docs/Notices.tsx';
import { ActionSection } from '../sections/ActionSection.tsx';
import { CardSection } from '../sections/CardSection.tsx';
import { Hero } from '../sections/Hero.tsx';
import { LogoSection } from '../sections/LogoSection.tsx';
import { QuoteSection } from '../sections/QuoteSection.tsx';
import { SampleSection } from '../sections/SampleSection.tsx';
import { StepSection } from '../sections/StepSection.tsx';
import { surround, useSlotPage } from '../slots/fill-slot.ts';
import type { ReactNode } from 'react';
import type { HomeMain, HomeSectionProps } from '../../shared/home-props.ts';

export interface HomeProps {
  /** Hero, sections and notices of the page. */
  readonly main: HomeMain;
  /** Rendered texts, by the `key` of each `ContentProps`. */
  readonly contents: Readonly<Record<string, ReactNode>>;
}

interface SectionProps extends Pick<HomeProps, 'contents'> {
  readonly section: HomeSectionProps;
}

function Section({ section, contents }: SectionProps): ReactNode {
  switch (section.type) {
    case 'features':
    case 'cards':
      return <CardSection section={section} />;
    case 'logos':
      return <LogoSection section={section} />;
    case 'quote':
      return <QuoteSection section={section} />;
    case 'steps':
      return <StepSection section={section} />;
    case 'sample':
      return <SampleSection section={section} content={contents[section.content.key]} />;
    case 'action':
      return <ActionSection section={section} />;
  }
}

/** Renders a landing page: the hero, and sections from top to bottom. */
export function Home({ main, contents }: HomeProps): ReactNode {
  const sections = (
    <div className="home">
      <Notices notices={main.notices} />
      <Hero main={main} contents={contents} />
      {main.sections.map((section, index) => (
        <Section key={index} section={section} contents={contents} />
      ))}
    </div>
  );
  return surround('Home', sections, useSlotPage());
}
