import { RECOMMENDATION_LABELS, type CriterionScore, type Scorecard } from '@atrium/contracts';
import { formatNumber, t, translate } from '@atrium/sdk';
import { StatusText } from '@atrium/ui';
import { RECOMMENDATION_TONES, sayCriterion } from '../interview.format.js';
import grid from '../../../shared/people-grid.module.scss';
import css from './scorecard-grid.module.scss';

interface ScorecardGridProps {
  cards: readonly Scorecard[];
}

const keyOf = ({ interviewId, interviewer }: Scorecard): string => `${interviewId} ${interviewer.id}`;

/** Each criterion once, in the order in which it first stands. */
function criteriaOf(cards: readonly Scorecard[]): CriterionScore[] {
  const all = cards.flatMap(({ scores }) => scores);
  return [...new Map(all.map((each) => [each.id, each])).values()];
}

/** Scorecards side by side: what each interviewer gave, and why. */
export function ScorecardGrid({ cards }: ScorecardGridProps) {
  return (
    <div className="d-grid gap-3">
      <div className={grid['scroll']}>
        <table className={grid['grid']} aria-label={t('Scorecards')}>
          <thead>
            <tr>
              <th scope="col">{t('1 to 4')}</th>
              {cards.map((card) => (
                <th key={keyOf(card)} scope="col">
                  <bdi>{card.interviewer.name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {criteriaOf(cards).map((criterion) => (
              <tr key={criterion.id}>
                <th scope="row">
                  <bdi>{sayCriterion(criterion)}</bdi>
                </th>
                {cards.map((card) => (
                  <td key={keyOf(card)}>
                    <Score score={card.scores.find(({ id }) => id === criterion.id)?.score ?? null} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <Foot cards={cards} />
        </table>
      </div>
      <Notes cards={cards} />
    </div>
  );
}

function Score({ score }: { score: number | null }) {
  if (score === null) return <span aria-label={t('Not assessed')}>–</span>;
  return (
    <span className={css['score']} data-score={score}>
      {formatNumber(score)}
    </span>
  );
}

function Foot({ cards }: ScorecardGridProps) {
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('Would you hire?')}</th>
        {cards.map((card) => (
          <td key={keyOf(card)}>
            <StatusText tone={RECOMMENDATION_TONES[card.recommendation]}>
              {translate(RECOMMENDATION_LABELS[card.recommendation])}
            </StatusText>
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row">{t('Mean')}</th>
        {cards.map((card) => (
          <td key={keyOf(card)}>{card.score === null ? '–' : formatNumber(card.score)}</td>
        ))}
      </tr>
    </tfoot>
  );
}

function Notes({ cards }: ScorecardGridProps) {
  const said = cards.filter(({ note }) => note !== '');
  if (said.length === 0) return null;
  return (
    <dl className="m-0 d-grid gap-2">
      {said.map((card) => (
        <div key={keyOf(card)}>
          <dt className="at-13 fw-medium">
            <bdi>{card.interviewer.name}</bdi>
          </dt>
          <dd className={css['note']} dir="auto">
            {card.note}
          </dd>
        </div>
      ))}
    </dl>
  );
}
