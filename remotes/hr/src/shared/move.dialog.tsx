import type { Ref } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, RefField, useSubmit, type UseOffers } from '@atrium/ui';
import { useState, type ReactNode } from 'react';

interface MoveDialogProps {
  /** The department or designation that people leave. */
  from: Ref;
  title: string;
  /** What will happen, in words. */
  text: ReactNode;
  label: string;
  submitLabel: string;
  done: string;
  useOffers: UseOffers;
  move: (to: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks where the people of a department or designation go, and moves them there. */
export function MoveDialog({ from, text, label, done, useOffers, move, ...frame }: MoveDialogProps) {
  const [to, setTo] = useState<Ref | null>(null);
  const useOthers: UseOffers = (search) => useOffers(search).filter(({ id }) => id !== from.id);
  const form = useSubmit({
    names: ['to'],
    validate: () => (to ? {} : { to: t('Choose where they go.') }),
    submit: async () => {
      if (to) await move(to.id);
      toast.success(done);
      frame.onClose();
    },
  });
  return (
    <FormDialog {...frame} size="sm" form={form}>
      <p>{text}</p>
      <RefField
        {...form.field('to')}
        label={label}
        chosen={to}
        onChoose={setTo}
        useOffers={useOthers}
        required
      />
    </FormDialog>
  );
}
