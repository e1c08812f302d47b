import { TEAM, type Team } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import {
  FormDialog,
  NumberField,
  RefField,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { useEmployeeOffers } from '../../../shared/employee.api.js';
import { teamApi } from '../../../shared/team.api.js';

export default function TeamDialog({ row, onClose }: RecordFormProps<Team>) {
  const { frame, field, reference } = useRecordForm(TEAM, {
    row,
    onClose,
    calls: teamApi.useCalls(),
    first: { name: '', purpose: null, leaderId: null, minPresent: 0 },
    nameOf: ({ name }) => name,
  });
  return (
    <FormDialog {...frame}>
      <div className="at-fields">
        <TextField autoComplete="off" wide {...field('name')} />
        <RefField
          {...reference('leaderId')}
          useOffers={useEmployeeOffers}
          help={t('Becomes a member, and sees the attendance and leave of the others.')}
        />
        <NumberField
          {...field('minPresent')}
          help={t('How many of the team stay on a working day. 0: no minimum.')}
        />
        <TextField autoComplete="off" wide {...field('purpose')} />
      </div>
    </FormDialog>
  );
}
