import { EditGrid } from '@atrium/ui';
import styles from './edit-grid.module.scss';
import { usePay } from './use-pay.js';

export default function PayOfATeam() {
  return (
    <div className={styles['small']}>
      <EditGrid label="Pay of a team" head="8 people" {...usePay(8, 6)} />
    </div>
  );
}
