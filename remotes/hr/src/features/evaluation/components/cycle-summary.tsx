import type { EvaluatedPeople, EvaluationCycle } from '@atrium/contracts';
import { formatNumber, t } from '@atrium/sdk';
import { Chart, Metrics } from '@atrium/ui';
import { countByLabel, openFormsOf } from '../people.rules.js';
import { SpreadByGroup } from './spread-by-group.js';

/** How far a cycle is, and from calibration on how its results are spread. */
export function CycleSummary({ cycle, people }: { cycle: EvaluationCycle; people: EvaluatedPeople }) {
  const { items } = people;
  const rated = items.filter(({ score }) => score !== null);
  const calibrated = items.filter(({ original }) => original !== null);
  const waiting = items.filter((person) => person.state === 'running' && openFormsOf(person) > 0);
  return (
    <>
      <Metrics
        label={t('Progress')}
        items={[
          {
            label: t('Submitted forms'),
            value: t('{done} of {all}', {
              done: formatNumber(cycle.submitted),
              all: formatNumber(cycle.asked),
            }),
          },
          { label: t('People with open forms'), value: formatNumber(waiting.length) },
          {
            label: t('Published'),
            value: t('{done} of {all}', {
              done: formatNumber(items.filter(({ state }) => state === 'published').length),
              all: formatNumber(items.length),
            }),
          },
          ...(rated.length > 0
            ? [{ label: t('Changed by hand'), value: formatNumber(calibrated.length) }]
            : []),
        ]}
      />
      {rated.length > 0 && <Spread people={people} />}
      {rated.length > 1 && <SpreadByGroup people={people} />}
    </>
  );
}

/** How many people have each label; beside that, what the forms alone would say. */
function Spread({ people: { items, labels } }: { people: EvaluatedPeople }) {
  const rated = items.filter(({ score }) => score !== null);
  const isCalibrated = items.some(({ original }) => original !== null);
  const alone = {
    label: t('From the forms alone'),
    values: countByLabel(rated, labels, ({ original, score }) => original ?? score),
  };
  return (
    <Chart
      kind="bar"
      title={t('Results')}
      unit={t('people')}
      by={t('Label')}
      points={labels.map(({ label }) => ({ label }))}
      series={[
        { label: t('Results'), values: countByLabel(rated, labels, ({ score }) => score) },
        ...(isCalibrated ? [alone] : []),
      ]}
    />
  );
}
