/** Asks before it answers. */
export default async function Rate() {
  const rate = await Promise.resolve(0.2);
  return <b>{rate}</b>;
}
