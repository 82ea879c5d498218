import LazyMap from '../../../components/LazyMap.tsx';
import Width from '../../../components/Width.tsx';

export const page = { title: 'Home' };

export default function Home() {
  return (
    <>
      <h1>Home</h1>
      <Width />
      <LazyMap />
    </>
  );
}
