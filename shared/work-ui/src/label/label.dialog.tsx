import {
  LABEL,
  LABEL_COLOUR_LABELS,
  LABEL_COLOURS,
  TASK_TAB_LABELS,
  TASK_TABS,
  type Label,
} from '@atrium/contracts';
import { labelled, t } from '@atrium/sdk';
import { FormDialog, SelectField, TextField, useRecordForm, type RecordFormProps } from '@atrium/ui';
import { labelApi } from './label.api.js';

/** Adds or edits a label. */
export default function LabelDialog({ row, onClose }: RecordFormProps<Label>) {
  const { frame, field } = useRecordForm(LABEL, {
    row,
    onClose,
    calls: labelApi.useCalls(),
    first: { name: '', colour: '1', tab: null },
    nameOf: ({ name }) => name,
  });
  const tabs = labelled(TASK_TABS, TASK_TAB_LABELS);
  const colours = labelled(LABEL_COLOURS, LABEL_COLOUR_LABELS);
  return (
    <FormDialog {...frame}>
      <div className="at-fields">
        <TextField autoComplete="off" wide {...field('name')} />
        <SelectField options={colours} {...field('colour')} />
        <SelectField
          placeholder={t('All areas')}
          options={tabs}
          help={t('Offered for tasks of this area.')}
          {...field('tab')}
        />
      </div>
    </FormDialog>
  );
}
