import { EditGrid } from '@atrium/ui';
import styles from './edit-grid.module.scss';
import { usePay } from './use-pay.js';

export default function PayOfEveryone() {
  return (
    <div className={styles['room']}>
      <EditGrid label="Pay of everyone" head="1,000 people" {...usePay(1000, 30)} />
    </div>
  );
}
