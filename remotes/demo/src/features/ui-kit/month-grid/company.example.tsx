import { MonthGrid } from '@atrium/ui';
import styles from './month-grid.module.scss';
import { DAYS, markOf, members, TODAY } from './month.data.js';

const EVERYONE = members(1000);

export default function MonthOfAThousandPeople() {
  return (
    <div className={styles['room']}>
      <MonthGrid
        label="Attendance of everyone in July"
        head="1,000 people"
        usual="Full day"
        days={DAYS}
        today={TODAY}
        rows={EVERYONE}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        markOf={markOf}
      />
    </div>
  );
}
