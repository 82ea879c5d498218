export const page = { title: 'Loads' };

export async function load() {
  return { at: [new Date(0)] };
}

export default function Loads({ data }: { readonly data: { readonly at: readonly Date[] } }) {
  return <p>{data.at[0]?.toISOString()}</p>;
}
