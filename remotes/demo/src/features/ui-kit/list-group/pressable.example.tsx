import { toast, useCompanyPath } from '@atrium/sdk';
import { Card, Icon, ListRow } from '@atrium/ui';

export default function PressableList() {
  const path = useCompanyPath();
  return (
    <Card fill="rows">
      <ListRow title="Goes somewhere" text="The whole row is a link" to={path('ui/cards')} end={<Next />} />
      <ListRow title="Does something" text="The whole row is a button" onPress={() => void toast('Done')} />
    </Card>
  );
}

const Next = () => <Icon name="chevron-right" className="at-faint" />;
