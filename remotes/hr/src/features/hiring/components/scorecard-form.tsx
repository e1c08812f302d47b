import {
  giveScorecardSchema,
  RECOMMENDATION_LABELS,
  RECOMMENDATIONS,
  type Criterion,
  type GiveScorecard,
  type OpenedInterview,
} from '@atrium/contracts';
import { formatNumber, t, toast, translate } from '@atrium/sdk';
import { Button, Card, FormFailure, Segmented, TextAreaField, useContractForm } from '@atrium/ui';
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
  const { field, methods } = form;
  const scores = (methods.watch('scores') as Scores | undefined) ?? [];
  const choose = (criterion: string, value: string) => {
    const score = value === NOT_ASSESSED ? null : Number(value);
    const others = scores.filter((each) => each.id !== criterion);
    methods.setValue('scores', [...others, { id: criterion, score }], { shouldDirty: true });
  };
  const { error } = field('recommendation');
  return (
    <Card title={t('Your scorecard')}>
      <form {...form.formProps} className="d-grid gap-3">
        <p className="at-muted m-0">
          {t('4 is the best. You cannot change it later, and see those of others after it.')}
        </p>
        {criteria.map((criterion) => (
          <Rating
            key={criterion.id}
            criterion={criterion}
            score={scores.find((each) => each.id === criterion.id)?.score ?? null}
            onChoose={(value) => choose(criterion.id, value)}
          />
        ))}
        <div className={css['row']}>
          <span className="fw-medium">{t('Would you hire?')}</span>
          <Segmented
            label={t('Would you hire?')}
            value={(methods.watch('recommendation') as string | undefined) ?? ''}
            options={RECOMMENDATIONS.map((value) => ({
              value: value as string,
              label: translate(RECOMMENDATION_LABELS[value]),
            }))}
            onChange={(value) =>
              methods.setValue('recommendation', value as GiveScorecard['recommendation'], {
                shouldDirty: true,
                shouldValidate: true,
              })
            }
          />
          {error && (
            <p role="alert" className="at-13 text-danger m-0">
              {error}
            </p>
          )}
        </div>
        <TextAreaField label={t('Note')} rows={5} {...field('note')} />
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
