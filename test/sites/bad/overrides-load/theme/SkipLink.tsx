const list: readonly string[] | null = JSON.parse('null');
const first = list.length;

export default function SkipLink() {
  return <p>{first}</p>;
}
