import { EditGrid } from '@atrium/ui';
import { useState } from 'react';
import styles from './edit-grid.module.scss';
import { columnsOf, rowsOf, withChanges } from './pay.data.js';

const COLUMNS = columnsOf(6);

export default function PayOfATeam() {
  const [rows, setRows] = useState(() => rowsOf(8, 6));
  return (
    <div className={styles['small']}>
      <EditGrid
        label="Pay of a team"
        head="8 people"
        columns={COLUMNS}
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={({ id }) => `Employee ${id}`}
        onChange={(changes) => setRows(withChanges(rows, changes))}
      />
    </div>
  );
}
