export default function Chart({ rows }: { readonly rows: readonly number[] }) {
  return <p>{rows.join(', ')}</p>;
}
