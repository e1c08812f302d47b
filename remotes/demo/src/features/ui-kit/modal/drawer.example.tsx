import { Button, Drawer } from '@atrium/ui';
import { useState } from 'react';

export default function SideSheet() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open drawer</Button>
      <Drawer
        title="Details"
        subtitle="Beside the list that they belong to"
        open={open}
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>Done</Button>}
      >
        <p className="at-13">The page stays in sight, and is there again after Esc.</p>
      </Drawer>
    </>
  );
}
