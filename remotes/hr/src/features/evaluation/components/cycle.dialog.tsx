import {
  addMonths,
  dayIn,
  EVALUATION_CYCLE,
  type CreateEvaluationCycle,
  type EvaluationCycle,
} from '@atrium/contracts';
import { t, useUser } from '@atrium/sdk';
import {
  DateField,
  FormDialog,
  NumberField,
  RefField,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { FieldGroup } from '../../../shared/field-group.js';
import { useEmployeeOffers } from '../../../shared/employee.api.js';
import { cycleApi, templateChoice } from '../evaluation.api.js';
import { DesignationRows } from './designation-rows.js';
import { StageFields } from './stage-fields.js';

/** What a reader needs to begin with: forms of people and leads about the last months. */
const MONTHS_BACK = 3;
const FEWEST_PEERS = 3;

const firstOf = (today: string): CreateEvaluationCycle => ({
  name: '',
  periodFrom: addMonths(today, -MONTHS_BACK),
  periodTo: today,
  templateId: '',
  templates: [],
  weights: { self: 0, peer: 0, lead: 70, hr: 30 },
  deadlines: { self: null, peer: null, lead: null, hr: null },
  joinedBefore: today,
  anonymity: FEWEST_PEERS,
  hrReviewerId: null,
});

/** Plans a cycle, or changes the plan of one that is not launched. */
export default function CycleDialog({ row, onClose }: RecordFormProps<EvaluationCycle>) {
  const { company } = useUser();
  const form = useRecordForm(EVALUATION_CYCLE, {
    row,
    onClose,
    calls: cycleApi.useCalls(),
    first: firstOf(dayIn(new Date(), company.timezone)),
    nameOf: ({ name }) => name,
  });
  const { frame, field, reference } = form;
  return (
    <FormDialog {...frame} size="lg" page>
      <div className="at-fields">
        <TextField wide {...field('name')} />
        <DateField {...field('periodFrom')} />
        <DateField {...field('periodTo')} />
        <RefField {...reference('templateId')} useOffers={templateChoice.useOffers} required />
        <DateField {...field('joinedBefore')} help={t('Who joined on this day or later takes no part')} />
      </div>
      <FieldGroup title={t('Stages')}>
        <StageFields form={form} />
      </FieldGroup>
      <FieldGroup title={t('Who writes')}>
        <RefField
          {...reference('hrReviewerId')}
          useOffers={useEmployeeOffers}
          help={t('Left out, the first of HR; no one writes about themselves')}
        />
        <NumberField
          {...field('anonymity')}
          help={t('Where fewer colleagues have written, their forms do not count')}
        />
      </FieldGroup>
      <FieldGroup title={t('Other templates by designation')}>
        <DesignationRows form={form} />
      </FieldGroup>
    </FormDialog>
  );
}
