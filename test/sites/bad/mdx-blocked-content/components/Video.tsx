export default function Video({ id }: { readonly id: string }) {
  return <iframe title="A film" src={`https://www.youtube.com/embed/${id}`} />;
}
