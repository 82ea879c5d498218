export function Broken({ names }: { readonly names: readonly string[] | undefined }) {
  return <p>{(names as readonly string[]).join(', ')}</p>;
}
