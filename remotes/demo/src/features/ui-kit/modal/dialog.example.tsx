import { Button, Dialog } from '@atrium/ui';
import { useState } from 'react';

export default function PlainDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      <Dialog
        title="Leave of Devika Menon"
        subtitle="9 to 11 June, 3 days"
        size="sm"
        open={open}
        onClose={close}
        footer={
          <>
            <Button variant="danger-outline" onClick={close}>
              Decline
            </Button>
            <Button variant="primary" onClick={close}>
              Approve
            </Button>
          </>
        }
      >
        <p className="at-13">Sick leave. 5 of 20 days are left after it.</p>
      </Dialog>
    </>
  );
}
