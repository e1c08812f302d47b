import type { Ref } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { FormDialog, RefField, useSubmit, type BulkDialogProps, type RefFieldProps } from '@atrium/ui';
import { useState } from 'react';

interface BulkReferenceProps extends BulkDialogProps, Pick<RefFieldProps, 'useOffers'> {
  name: 'departmentId' | 'managerId';
  title: string;
  label: string;
}

/** Sets what all selected employees point at, or removes it. */
export function BulkReference({ name, title, label, useOffers, run, onClose }: BulkReferenceProps) {
  const [chosen, setChosen] = useState<Ref | null>(null);
  const form = useSubmit({
    names: [name],
    submit: async () => {
      await run({ [name]: chosen?.id ?? null });
      onClose();
    },
  });
  return (
    <FormDialog title={title} size="sm" form={form} submitLabel={title} onClose={onClose}>
      <RefField
        {...form.field(name)}
        label={label}
        help={t('Leave empty to remove it.')}
        chosen={chosen}
        onChoose={setChosen}
        useOffers={useOffers}
      />
    </FormDialog>
  );
}
