import names from './plain.css';

export default function Names() {
  return <p className={names.plain}>Text</p>;
}
