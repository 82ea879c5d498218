import { Broken } from './_Broken.tsx';

export const page = { title: 'Throws' };

export default function Throws() {
  return (
    <section>
      <Broken names={undefined} />
    </section>
  );
}
