import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComponentPageProps, LoadPage, PageFields } from 'docsgen';
import people from '../../../../people.json';
import { Person } from './_Person.tsx';

export const page = { title: 'The team', description: 'Who makes it.' } satisfies PageFields;

interface Data {
  readonly greeting: string;
}

export const load: LoadPage<Data> = async ({ root, locale }) => {
  const greetings: Record<string, string> = JSON.parse(await readFile(join(root, 'greetings.json'), 'utf8'));
  return { greeting: greetings[locale.name] ?? 'Hi' };
};

export default function Team({ data, to }: ComponentPageProps<Data>) {
  return (
    <>
      <h1>The team says {data.greeting}</h1>
      <ul id="people">
        {people.map((name) => (
          <Person key={name} name={name} picture={to.file('/img/person.svg')} />
        ))}
      </ul>
    </>
  );
}
