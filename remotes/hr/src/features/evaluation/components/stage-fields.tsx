import {
  EVALUATION_STAGES,
  type EVALUATION_CYCLE,
  type EvaluationCycle,
  type EvaluationStage,
  type StageWeights,
} from '@atrium/contracts';
import { msg, t, translate } from '@atrium/sdk';
import { DateField, NumberField, type RecordForm } from '@atrium/ui';
import css from './cycle.module.scss';
import { WeightTotal } from './weight-total.js';

export type CycleForm = RecordForm<typeof EVALUATION_CYCLE, EvaluationCycle>;

const TITLES: Record<EvaluationStage, string> = {
  self: msg('People about themselves'),
  peer: msg('Colleagues'),
  lead: msg('Leads'),
  hr: msg('HR'),
};

/** The stages in their order: what each counts, and its last day; one without a last day is left out. */
export function StageFields({ form }: { form: CycleForm }) {
  const weights = form.methods.watch('weights') as StageWeights;
  const deadlinesError = form.field('deadlines').error;
  return (
    <div className="is-wide d-grid gap-3">
      {EVALUATION_STAGES.map((stage) => (
        <fieldset key={stage} className={css['stage']} aria-label={translate(TITLES[stage])}>
          <span className={css['name']}>{translate(TITLES[stage])}</span>
          <NumberField
            {...form.field(`weights.${stage}` as 'weights')}
            required={false}
            label={t('Percent')}
          />
          <DateField {...form.field(`deadlines.${stage}` as 'deadlines')} label={t('Last day')} />
        </fieldset>
      ))}
      <WeightTotal weights={EVALUATION_STAGES.map((stage) => weights[stage])} />
      {deadlinesError && (
        <p role="alert" className="at-13 text-danger m-0">
          {deadlinesError}
        </p>
      )}
    </div>
  );
}
