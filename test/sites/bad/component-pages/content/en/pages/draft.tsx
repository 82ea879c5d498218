export const page = { title: 'Draft', draft: true };

export default function Draft() {
  return <p>Draft</p>;
}
