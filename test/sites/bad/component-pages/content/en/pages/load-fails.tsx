import { read } from './_read.ts';

export const page = { title: 'Loads nothing' };

export const load = () => read('/no/such/file.json');

export default function Loads() {
  return <p>Loads</p>;
}
