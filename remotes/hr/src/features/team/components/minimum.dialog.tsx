import { setTeamMinimumSchema, TEAM, type Team } from '@atrium/contracts';
import { t, toast, translate } from '@atrium/sdk';
import { FormDialog, NumberField, useContractForm } from '@atrium/ui';
import { useSetTeamMinimumMutation } from '../../../shared/team.api.js';

interface MinimumProps {
  team: Team;
  onClose: () => void;
}

/** Whoever leads a team says how many of it stay on a working day. */
export default function MinimumDialog({ team, onClose }: MinimumProps) {
  const [set] = useSetTeamMinimumMutation();
  const { id, version, minPresent } = team;
  const form = useContractForm(setTeamMinimumSchema, {
    defaultValues: { version, minPresent },
    submit: async (values) => {
      await set({ id, ...values }).unwrap();
      toast.success(t('Minimum presence saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('Set minimum presence')}
      subtitle={team.name}
      form={form}
      submitLabel={t('Save')}
      onClose={onClose}
    >
      <div className="at-fields">
        <NumberField
          label={translate(TEAM.fields.minPresent.label)}
          wide
          help={t('How many of the team stay on a working day. 0: no minimum.')}
          {...form.field('minPresent')}
        />
      </div>
    </FormDialog>
  );
}
