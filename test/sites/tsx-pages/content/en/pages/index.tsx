import type { ComponentPageProps } from 'docsgen';
import { Badge, Cards, Card } from 'docsgen/theme';
import { Counter } from '../../../components/Counter.tsx';

export const page = {
  title: 'Start here',
  description: 'A page that is a component.',
  keywords: ['component'],
};

export default function Start({ to, locale, page: fields }: ComponentPageProps) {
  return (
    <section className="start">
      <h1 id="start">{String(fields.title)}</h1>
      <p>
        Read the <a href={to.page('/docs/intro#first-steps')}>introduction</a> in <Badge>{locale.htmlLang}</Badge>.
      </p>
      <Counter start={3} />
      <Cards>
        <Card title="The team" href={to.page('/about/team')}>
          Who makes it.
        </Card>
      </Cards>
    </section>
  );
}
