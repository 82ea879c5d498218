import './sass-in.css';
import './wrong.css';
import './d.scss';

export default function Wrong() {
  return <p>Text</p>;
}
