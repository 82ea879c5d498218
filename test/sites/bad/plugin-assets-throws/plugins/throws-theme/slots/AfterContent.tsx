export default function AfterContent({ words }: { readonly words: readonly string[] }) {
  return <p>{words.join()}</p>;
}
