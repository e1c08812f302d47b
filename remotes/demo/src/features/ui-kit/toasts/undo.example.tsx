import { toast } from '@atrium/sdk';
import { Button, Card, ListRow } from '@atrium/ui';
import { useState } from 'react';

export default function Undo() {
  const [there, setThere] = useState(true);
  const archive = () => {
    setThere(false);
    toast.custom('Archived', { action: { label: 'Undo', onPress: () => setThere(true) } });
  };
  return (
    <Card fill="rows">
      <ListRow
        title={there ? 'Note of Monday' : 'Nothing here'}
        end={
          <Button size="xs" disabled={!there} onClick={archive}>
            Archive
          </Button>
        }
      />
    </Card>
  );
}
