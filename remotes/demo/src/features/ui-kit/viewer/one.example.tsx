import { Button, FileViewer } from '@atrium/ui';
import { useState } from 'react';
import { FILES } from './viewer.data.js';

export default function OneFile() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the shop front</Button>
      {open && <FileViewer files={FILES.slice(0, 1)} open="front" onClose={() => setOpen(false)} />}
    </>
  );
}
