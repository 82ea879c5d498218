import styles from './chart.module.css';

function Chart() {
  return <div className={styles['chart']}>Chart</div>;
}

export default { Chart };
