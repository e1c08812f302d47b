import { Avatar, Card, ListRow, StatusText } from '@atrium/ui';

const PEOPLE = [
  ['Riya Kapoor', 'Designer'],
  ['Yash Thakur', 'Media planner'],
  ['Zoya Khan', 'Copywriter'],
] as const;

export default function CardOfRows() {
  return (
    <Card title="In today" count={PEOPLE.length} fill="rows">
      {PEOPLE.map(([name, role]) => (
        <ListRow
          key={name}
          lead={<Avatar name={name} />}
          title={name}
          text={role}
          end={<StatusText tone="success">In</StatusText>}
        />
      ))}
    </Card>
  );
}
