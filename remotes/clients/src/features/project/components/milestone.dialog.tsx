import { MILESTONE, type Milestone, type Project } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import {
  DateField,
  FormDialog,
  MoneyField,
  TextAreaField,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { milestoneApi } from '../../../shared/project.api.js';

export interface MilestoneDialogProps extends RecordFormProps<Milestone> {
  project: Project;
}

/** Adds or edits a milestone. */
export default function MilestoneDialog({ row, onClose, project }: MilestoneDialogProps) {
  const { frame, field } = useRecordForm(MILESTONE, {
    row,
    onClose,
    nameOf: ({ title }: Milestone) => title,
    calls: milestoneApi.useCalls(),
    first: { projectId: project.id, title: '', dueOn: project.endOn, criteria: null, amount: null },
  });
  return (
    <FormDialog {...frame}>
      <div className="at-fields">
        <TextField wide autoComplete="off" {...field('title')} />
        <DateField {...field('dueOn')} />
        <MoneyField
          currency={project.currency}
          {...field('amount')}
          help={t('What is invoiced when the client has approved it.')}
        />
        <TextAreaField wide rows={3} {...field('criteria')} />
      </div>
    </FormDialog>
  );
}
