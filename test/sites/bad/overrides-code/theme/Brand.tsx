export default function Brand( {
  return <a href="/" />;
}
