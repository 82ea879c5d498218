import styles, { box } from './Box.module.css';
import * as all from './Box.module.css';
import './plain.css';

export default function Box() {
  return <p className={`${styles.box} ${box} ${all['my-box']} plain`}>Box</p>;
}
