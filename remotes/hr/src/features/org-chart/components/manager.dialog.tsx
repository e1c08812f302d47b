import type { OrgPerson, Ref } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { FormDialog, RefField, useSubmit, type UseOffers } from '@atrium/ui';
import { useState } from 'react';
import { matchesOf } from '../org-tree.rules.js';

interface ManagerDialogProps {
  person: OrgPerson;
  people: readonly OrgPerson[];
  mayMove: (person: OrgPerson, to: OrgPerson) => boolean;
  onChoose: (to: OrgPerson) => void;
  onClose: () => void;
}

const OFFERED = 20;

/** Chooses another manager without dragging. */
export function ManagerDialog({ person, people, mayMove, onChoose, onClose }: ManagerDialogProps) {
  const [to, setTo] = useState<Ref | null>(null);
  const free = people.filter((each) => mayMove(person, each));
  const useOffers: UseOffers = (search) =>
    (search ? matchesOf(free, search) : free)
      .slice(0, OFFERED)
      .map(({ id, name, designation }) => ({ id, name, note: designation }));
  const form = useSubmit({
    names: ['to'],
    validate: () => (to ? {} : { to: t('Choose a manager.') }),
    submit: () => {
      const chosen = people.find(({ id }) => id === to?.id);
      if (chosen) onChoose(chosen);
      onClose();
      return Promise.resolve();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('Change manager')}
      subtitle={person.name}
      form={form}
      submitLabel={t('Choose')}
      onClose={onClose}
    >
      <RefField
        {...form.field('to')}
        label={t('Manager')}
        chosen={to}
        onChoose={setTo}
        useOffers={useOffers}
      />
    </FormDialog>
  );
}
