import { PROJECT_TROUBLE_LABELS, type Project } from '@atrium/contracts';
import { formatMoney, formatNumber, t, translate } from '@atrium/sdk';
import { Metrics, Note, type Metric } from '@atrium/ui';

const MINUTES = 60;

/** What is done of a project, and what is wrong with it. */
export function ProjectFigures({ project }: { project: Project }) {
  const { tasks, milestones, tracked, budgetHours, troubles, money, budget } = project;
  const hours = formatNumber(Math.round((tracked / MINUTES) * 10) / 10);
  return (
    <>
      {troubles.length > 0 && (
        <Note tone="warning">
          {troubles.map((trouble) => translate(PROJECT_TROUBLE_LABELS[trouble])).join(' · ')}
        </Note>
      )}
      <Metrics
        label={t('How it stands')}
        items={[
          {
            label: t('Milestones approved'),
            value: shareOf(milestones),
            delta: milestones.late > 0 ? t('{count} overdue', { count: milestones.late }) : undefined,
          },
          {
            label: t('Tasks done'),
            value: shareOf(tasks),
            delta: tasks.late > 0 ? t('{count} overdue', { count: tasks.late }) : undefined,
          },
          {
            label: t('Hours'),
            value: hours,
            delta: budgetHours === null ? undefined : t('of {count} planned', { count: budgetHours }),
          },
          ...(money.planned > 0 || budget != null ? [moneyOf(project)] : []),
        ]}
      />
    </>
  );
}

/** What the client has approved, of the budget or else of all milestones. */
const moneyOf = ({ money, budget, currency }: Project): Metric => ({
  label: t('Approved amount'),
  value: formatMoney(money.approved, currency),
  delta: t('of {sum}, {invoiced} invoiced', {
    sum: formatMoney(budget ?? money.planned, currency),
    invoiced: formatMoney(money.invoiced, currency),
  }),
});

const shareOf = ({ open, total }: { open: number; total: number }): string =>
  t('{done} of {total} finished', { done: total - open, total });
