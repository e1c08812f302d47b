import { toast } from '@atrium/sdk';
import { Button, FormDialog, TextField, useContractForm } from '@atrium/ui';
import { useState } from 'react';
import { z } from 'zod';

const departmentSchema = z.object({ name: z.string().trim().min(1, 'Enter a name.') });

export default function FormInADialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename …</Button>
      {open && <RenameDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function RenameDialog({ onClose }: { onClose: () => void }) {
  const form = useContractForm(departmentSchema, {
    defaultValues: { name: 'Design' },
    submit: async ({ name }) => {
      await Promise.resolve();
      toast.success(`It is called ${name} now`);
      onClose();
    },
  });
  return (
    <FormDialog title="Rename the department" size="sm" form={form} submitLabel="Rename" onClose={onClose}>
      <TextField label="Name" {...form.field('name')} />
    </FormDialog>
  );
}
