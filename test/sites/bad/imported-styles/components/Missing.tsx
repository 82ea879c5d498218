import './nope.css';
import './old.less';

export default function Missing() {
  return <p>Text</p>;
}
