import { TEAM, type Team } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { DateField, FormDialog, MultiCombobox, useContractForm, type Offers } from '@atrium/ui';
import { useEmployeeOffers } from '../../../shared/employee.api.js';
import { teamApi } from '../../../shared/team.api.js';
import { useToday } from '../../../shared/use-today.js';

const useColleagues = (search: string): Offers => ({
  options: useEmployeeOffers(search).map(({ id, name, note }) => ({ value: id, label: name, note })),
});

interface AddMembersProps {
  team: Team;
  onClose: () => void;
}

/** Adds people to a team from a day on; who is in it already stays as they are. */
export default function AddMembersDialog({ team, onClose }: AddMembersProps) {
  const { take } = teamApi.useCalls();
  const { id, version, name } = team;
  const today = useToday();
  const form = useContractForm(TEAM.steps.addMembers.body, {
    defaultValues: { version, employeeIds: [], from: today },
    submit: async ({ employeeIds, from }) => {
      await take({ id, version, step: 'addMembers', employeeIds, from });
      toast.success(t('Members added to {team}', { team: name }));
      onClose();
    },
  });
  return (
    <FormDialog title={t('Add members')} subtitle={name} form={form} submitLabel={t('Add')} onClose={onClose}>
      <div className="at-fields">
        <MultiCombobox
          label={t('People')}
          wide
          {...form.field('employeeIds')}
          useOptions={useColleagues}
          help={t('They stay in their other teams.')}
        />
        <DateField label={t('From')} {...form.field('from')} />
      </div>
    </FormDialog>
  );
}
