import {
  giveScorecardSchema,
  RECOMMENDATION_LABELS,
  RECOMMENDATIONS,
  type Criterion,
  type GiveScorecard,
  type OpenedInterview,
} from '@atrium/contracts';
import { formatNumber, t, toast, translate } from '@atrium/sdk';
import {
  Button,
  Card,
  FormFailure,
  Segmented,
  TextAreaField,
  useContractForm,
  type ContractForm,
} from '@atrium/ui';
import { useGiveScorecardMutation } from '../interview.api.js';
import { sayCriterion } from '../interview.format.js';
import css from './scorecard-form.module.scss';

const NOT_ASSESSED = '';
const SCORES = ['1', '2', '3', '4'];

type Scores = GiveScorecard['scores'];

/** Writes one's scorecard. It is given once, because one sees those of others afterwards. */
export function ScorecardForm({ interview: { id, criteria } }: { interview: OpenedInterview }) {
  const [give] = useGiveScorecardMutation();
  const form = useContractForm(giveScorecardSchema, {
    defaultValues: { scores: [], note: '' },
    submit: async (body) => {
      await give({ id, ...body }).unwrap();
      toast.success(t('Scorecard given'));
    },
  });
  return (
    <Card title={t('Your scorecard')}>
      <form {...form.formProps} className="d-grid gap-3">
        <p className="at-muted m-0">
          {t('4 is the best. You cannot change it later, and see those of others after it.')}
        </p>
        <Ratings criteria={criteria} form={form} />
        <Hire form={form} />
        <TextAreaField label={t('Note')} rows={5} {...form.field('note')} />
        <FormFailure failure={form.failure} />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('Give scorecard')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

type Form = ContractForm<typeof giveScorecardSchema>;

function Ratings({ criteria, form: { methods } }: { criteria: readonly Criterion[]; form: Form }) {
  const scores = (methods.watch('scores') as Scores | undefined) ?? [];
  const choose = (criterion: string, value: string) => {
    const score = value === NOT_ASSESSED ? null : Number(value);
    const others = scores.filter((each) => each.id !== criterion);
    methods.setValue('scores', [...others, { id: criterion, score }], { shouldDirty: true });
  };
  return criteria.map((criterion) => (
    <Rating
      key={criterion.id}
      criterion={criterion}
      score={scores.find((each) => each.id === criterion.id)?.score ?? null}
      onChoose={(value) => choose(criterion.id, value)}
    />
  ));
}

function Hire({ form: { field, methods } }: { form: Form }) {
  const { error } = field('recommendation');
  const chosen = methods.watch('recommendation') as string | undefined;
  const choose = (value: string) =>
    methods.setValue('recommendation', value as GiveScorecard['recommendation'], {
      shouldDirty: true,
      shouldValidate: true,
    });
  return (
    <div className={css['row']}>
      <span className="fw-medium">{t('Would you hire?')}</span>
      <Segmented<string>
        label={t('Would you hire?')}
        value={chosen ?? ''}
        options={RECOMMENDATIONS.map((value) => ({ value, label: translate(RECOMMENDATION_LABELS[value]) }))}
        onChange={choose}
      />
      {error && (
        <p role="alert" className="at-13 text-danger m-0">
          {error}
        </p>
      )}
    </div>
  );
}

interface RatingProps {
  criterion: Criterion;
  score: number | null;
  onChoose: (value: string) => void;
}

function Rating({ criterion, score, onChoose }: RatingProps) {
  const label = sayCriterion(criterion);
  return (
    <div className={css['row']}>
      <bdi>{label}</bdi>
      <Segmented
        label={label}
        value={score === null ? NOT_ASSESSED : String(score)}
        options={[
          ...SCORES.map((value) => ({ value, label: formatNumber(Number(value)) })),
          { value: NOT_ASSESSED, label: t('Not assessed') },
        ]}
        onChange={onChoose}
      />
    </div>
  );
}
