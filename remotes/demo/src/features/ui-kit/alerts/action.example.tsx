import { Button, Note } from '@atrium/ui';
import { useState } from 'react';

export default function WithAction() {
  const [open, setOpen] = useState(true);
  if (!open) return <Button onClick={() => setOpen(true)}>Show it again</Button>;
  return (
    <Note
      tone="warning"
      action={
        <Button size="xs" onClick={() => setOpen(false)}>
          Dismiss
        </Button>
      }
    >
      Your trial ends in 5 days.
    </Note>
  );
}
