import { renderToStaticMarkup } from 'react-dom/server';
import Greeting from './Greeting.tsx';

export default function Printed() {
  return <pre>{renderToStaticMarkup(<Greeting />)}</pre>;
}
