export default function Meter({ value }: { readonly value: number }) {
  return <span style={{ width: value }}>{value}</span>;
}
