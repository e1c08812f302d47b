import type { Client, ClientOverview as Overview } from '@atrium/contracts';
import { formatMoney, formatNumber, t, useCompanyPath } from '@atrium/sdk';
import { Card, Icon, ListRow, Loaded, Metrics, RelativeTime, SkeletonCards, type IconName } from '@atrium/ui';
import { useGetClientOverviewQuery } from '../../../shared/overview.api.js';
import { PROJECTS_PATH } from '../../../shared/use-client-tabs.js';
import { sayTrouble } from '../client-trouble.format.js';
import css from './client-overview.module.scss';

/** How things stand with a client: figures, what is wrong, and what waits for the client's answer. */
export default function ClientOverview({ client }: { client: Client }) {
  const query = useGetClientOverviewQuery(client.id);
  return (
    <Loaded
      of={query}
      title={t('The overview could not be loaded')}
      skeleton={<SkeletonCards cards={2} rows={3} label={t('Loading the overview')} />}
    >
      {(data) => (
        <div className="d-flex flex-column gap-3 mb-3">
          <Figures overview={data} />
          <div className={css['cards']}>
            <Troubles troubles={data.troubles} />
            <Waits waits={data.waits} />
          </div>
        </div>
      )}
    </Loaded>
  );
}

const MINUTES = 60;

function Figures({ overview }: { overview: Overview }) {
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
          delta: proposalsOut.count > 0 ? formatMoney(proposalsOut.total, proposalsOut.currency) : undefined,
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

function Waits({ waits }: Pick<Overview, 'waits'>) {
  const path = useCompanyPath();
  if (waits.length === 0) return null;
  return (
    <Card title={t('Waits for the client')} count={waits.length} fill="rows">
      {waits.map(({ kind, id, title, note, since }) => (
        <ListRow
          key={id}
          lead={<Icon name={kind === 'proposal' ? 'file' : 'check'} />}
          title={<bdi>{title}</bdi>}
          text={note}
          end={<RelativeTime at={since} />}
          {...(kind === 'proposal' && { to: `${path('client/proposal')}?open=${id}` })}
        />
      ))}
    </Card>
  );
}
