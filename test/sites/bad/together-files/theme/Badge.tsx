export default function Badge({ text }: { readonly text: string } {
  return <b>{text}</b>;
}
