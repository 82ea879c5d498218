export const page = { title: 'Made' };

export default function Made() {
  return <p>A component.</p>;
}
