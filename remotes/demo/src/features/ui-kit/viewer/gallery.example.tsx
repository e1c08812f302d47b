import { FileViewer, ListRow } from '@atrium/ui';
import { useState } from 'react';
import { FILES } from './viewer.data.js';

export default function Gallery() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      {FILES.map(({ id, name }) => (
        <ListRow key={id} title={name} onPress={() => setOpen(id)} />
      ))}
      {open && <FileViewer files={FILES} open={open} onClose={() => setOpen(null)} />}
    </>
  );
}
