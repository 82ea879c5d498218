export default function Count({ of }: { readonly of: number }) {
  return <strong>{of}</strong>;
}
