import {
  CHECKLIST_ITEM,
  CHECKLIST_LABELS,
  CHECKLIST_OWNER_LABELS,
  CHECKLIST_OWNERS,
  CHECKLISTS,
  type ChecklistItem,
  type CreateChecklistItem,
} from '@atrium/contracts';
import { labelled, t } from '@atrium/sdk';
import {
  CheckField,
  FormDialog,
  NumberField,
  SelectField,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { checklistItemApi } from '../checklist.api.js';

const FIRST: CreateChecklistItem = {
  title: '',
  checklist: 'onboarding',
  owner: 'hr',
  dueDays: 0,
  proof: false,
};

/** Adds or edits an item of a checklist. */
export default function ChecklistItemDialog({ row, onClose }: RecordFormProps<ChecklistItem>) {
  const { frame, field } = useRecordForm(CHECKLIST_ITEM, {
    row,
    onClose,
    calls: checklistItemApi.useCalls(),
    first: FIRST,
    nameOf: ({ title }) => title,
  });
  return (
    <FormDialog {...frame}>
      <div className="at-fields">
        <TextField wide {...field('title')} />
        <SelectField options={labelled(CHECKLISTS, CHECKLIST_LABELS)} {...field('checklist')} />
        <SelectField options={labelled(CHECKLIST_OWNERS, CHECKLIST_OWNER_LABELS)} {...field('owner')} />
        <NumberField
          help={t('From the joining date or the last working day; less than 0 is before it')}
          {...field('dueDays')}
        />
      </div>
      <CheckField {...field('proof')} />
    </FormDialog>
  );
}
