export default function PackageManagers({ command }: { readonly command: string }) {
  return <p className="own">{command}</p>;
}
