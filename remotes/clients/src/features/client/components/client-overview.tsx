import { sayAmounts, type Client, type ClientOverview as Overview } from '@atrium/contracts';
import { formatMoney, formatNumber, t, useCompanyPath } from '@atrium/sdk';
import { Card, Icon, ListRow, Loaded, Metrics, RelativeTime, SkeletonCards, type IconName } from '@atrium/ui';
import { useGetClientOverviewQuery } from '../../../shared/overview.api.js';
import { PROJECTS_PATH } from '../../../shared/use-client-tabs.js';
import { sayTrouble } from '../client-trouble.format.js';

/** How things stand with a client: figures, and what is wrong. */
export default function ClientOverview({ client }: { client: Client }) {
  const query = useGetClientOverviewQuery(client.id);
  return (
    <Loaded
      of={query}
      title={t('The overview could not be loaded')}
      skeleton={<SkeletonCards cards={2} rows={3} label={t('Loading the overview')} />}
    >
      {(data) => (
        <>
          <Figures overview={data} currency={client.currency} />
          <Troubles troubles={data.troubles} />
        </>
      )}
    </Loaded>
  );
}

const MINUTES = 60;

function Figures({ overview, currency }: { overview: Overview; currency: string }) {
  const { openProjects, openTasks, lateTasks, proposalsOut, tracked, lastContactAt } = overview;
  return (
    <Metrics
      label={t('How it stands')}
      items={[
        { label: t('Open projects'), value: formatNumber(openProjects) },
        {
          label: t('Open tasks'),
          value: formatNumber(openTasks),
          delta: lateTasks > 0 ? t('{count} overdue', { count: lateTasks }) : undefined,
        },
        { label: t('Hours'), value: formatNumber(Math.round((tracked / MINUTES) * 10) / 10) },
        {
          label: t('Proposals out'),
          value: formatNumber(proposalsOut.count),
          delta: proposalsOut.count > 0 ? sayAmounts(proposalsOut.totals, currency, formatMoney) : undefined,
        },
        {
          label: t('Last word of the client'),
          value: lastContactAt ? <RelativeTime at={lastContactAt} /> : t('None yet'),
        },
      ]}
    />
  );
}

const ICONS: Record<Overview['troubles'][number]['kind'], IconName> = {
  lateTasks: 'calendar',
  lateMilestones: 'calendar',
  overBudget: 'clock',
  silence: 'message',
  declined: 'file',
};

function Troubles({ troubles }: Pick<Overview, 'troubles'>) {
  const path = useCompanyPath();
  if (troubles.length === 0)
    return (
      <Card title={t('Health')}>
        <p className="at-muted m-0">{t('Nothing is late, and nothing was declined.')}</p>
      </Card>
    );
  return (
    <Card title={t('Needs a look')} count={troubles.length} fill="rows">
      {troubles.map((trouble, place) => (
        <ListRow
          // Two troubles of a kind are told apart by their place alone.
          key={place}
          wrap
          lead={<Icon name={ICONS[trouble.kind]} />}
          title={sayTrouble(trouble)}
          text={[trouble.about?.name, trouble.reason].filter(Boolean).join(' · ')}
          {...linkOf(trouble, path)}
        />
      ))}
    </Card>
  );
}

function linkOf(
  { kind, about }: Overview['troubles'][number],
  path: (to: string) => string,
): { to?: string } {
  if (!about) return {};
  if (kind === 'declined') return { to: `${path('client/proposal')}?open=${about.id}` };
  return { to: `${path(PROJECTS_PATH)}&open=${about.id}` };
}
