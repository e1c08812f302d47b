import { TEAM, type Team, type TeamMember } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { DateField, FormDialog, useContractForm } from '@atrium/ui';
import { teamApi } from '../../../shared/team.api.js';
import { useToday } from '../../../shared/use-today.js';

interface EndMemberProps {
  team: Team;
  member: TeamMember;
  onClose: () => void;
}

/** Ends a membership with a day, the last one of it. */
export default function EndMemberDialog({ team, member, onClose }: EndMemberProps) {
  const { take } = teamApi.useCalls();
  const { id, version } = team;
  const today = useToday();
  const form = useContractForm(TEAM.steps.endMember.body, {
    defaultValues: { version, memberId: member.id, to: today },
    submit: async ({ memberId, to }) => {
      await take({ id, version, step: 'endMember', memberId, to });
      toast.success(t('{name} leaves {team}', { name: member.employee.name, team: team.name }));
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('End membership')}
      subtitle={member.employee.name}
      form={form}
      submitLabel={t('End')}
      onClose={onClose}
    >
      <div className="at-fields">
        <DateField label={t('Last day in the team')} wide {...form.field('to')} />
      </div>
    </FormDialog>
  );
}
