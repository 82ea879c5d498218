export default function Chart({ rows }: { readonly rows: readonly number[] }) {
  return <p>{rows.map((row) => row * 2).join(', ')}</p>;
}
