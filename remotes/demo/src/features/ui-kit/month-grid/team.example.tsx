import { toast } from '@atrium/sdk';
import { MonthGrid } from '@atrium/ui';
import { DAYS, markOf, members, TODAY } from './month.data.js';

const TEAM = members(8);

export default function MonthOfATeam() {
  return (
    <MonthGrid
      label="Attendance in July"
      head="8 people"
      usual="Full day"
      days={DAYS}
      today={TODAY}
      rows={TEAM}
      keyOf={({ id }) => String(id)}
      nameOf={({ name }) => name}
      markOf={markOf}
      onPress={({ name }, day) => toast(`${name} on ${day}`)}
    />
  );
}
