import { evaluationPeersSchema } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, MultiCombobox, useContractForm, type UseOptions } from '@atrium/ui';
import { useEmployeeOffers } from '../../../shared/employee.api.js';
import { useSetEvaluationPeersMutation } from '../evaluation.api.js';
import type { PeersProps } from '../evaluation.types.js';

const useColleagues: UseOptions = (search) => ({
  options: useEmployeeOffers(search).map(({ id, name, note }) => ({
    value: id,
    label: name,
    note: note ?? null,
  })),
});

/** Chooses who is asked about somebody. */
export default function PeersDialog({ cycle, planned: { subject, peers }, onClose }: PeersProps) {
  const [setPeers] = useSetEvaluationPeersMutation();
  const form = useContractForm(evaluationPeersSchema, {
    defaultValues: { subjectId: subject.id, reviewerIds: peers.map(({ id }) => id) },
    submit: async (body) => {
      await setPeers({ cycleId: cycle.id, ...body }).unwrap();
      toast.success(t('Colleagues of {name} saved', { name: subject.name }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Colleagues of {name}', { name: subject.name })}
      submitLabel={t('Save')}
      form={form}
      onClose={onClose}
    >
      <MultiCombobox
        {...form.field('reviewerIds')}
        label={t('Colleagues')}
        help={t('At least {count} must answer before their forms count.', { count: cycle.anonymity })}
        chosen={peers.map(({ id, name }) => ({ value: id, label: name }))}
        useOptions={useColleagues}
      />
    </FormDialog>
  );
}
