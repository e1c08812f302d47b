import { EditGrid } from '@atrium/ui';
import { useState } from 'react';
import styles from './edit-grid.module.scss';
import { columnsOf, rowsOf, withChanges } from './pay.data.js';

const COLUMNS = columnsOf(30);

export default function PayOfEveryone() {
  const [rows, setRows] = useState(() => rowsOf(1000, 30));
  return (
    <div className={styles['room']}>
      <EditGrid
        label="Pay of everyone"
        head="1,000 people"
        columns={COLUMNS}
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={({ id }) => `Employee ${id}`}
        onChange={(changes) => setRows(withChanges(rows, changes))}
      />
    </div>
  );
}
