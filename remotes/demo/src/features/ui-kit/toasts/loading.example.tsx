import { toast } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useState } from 'react';

export default function LongWork() {
  const [id, setId] = useState<string | null>(null);
  const finish = () => {
    if (id) toast.success('June payroll is ready', { id });
    setId(null);
  };
  return (
    <div className="d-flex flex-wrap gap-2">
      <Button disabled={id !== null} onClick={() => setId(toast.loading('Computing June payroll'))}>
        Begin
      </Button>
      <Button disabled={id === null} onClick={finish}>
        Finish
      </Button>
    </div>
  );
}
