export function Person({ name, picture }: { readonly name: string; readonly picture: string }) {
  return (
    <li>
      <img src={picture} alt="" width={24} height={24} /> {name}
    </li>
  );
}
