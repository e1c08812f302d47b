import { Button } from '@atrium/ui';
import { useState } from 'react';

export default function Busy() {
  const [busy, setBusy] = useState(false);
  return (
    <div className="d-flex flex-wrap gap-2">
      <Button variant="primary" busy={busy} onClick={() => setBusy(true)}>
        Compute payroll
      </Button>
      <Button onClick={() => setBusy(false)}>Stop</Button>
    </div>
  );
}
