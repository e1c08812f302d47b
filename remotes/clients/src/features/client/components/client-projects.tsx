import { PROJECT, type Client, type Project } from '@atrium/contracts';
import { formatDate, t, useCompanyPath, useMayOpen } from '@atrium/sdk';
import { Bar, ButtonLink, Card, EmptyState, ErrorState, Icon, ListRow, Loading } from '@atrium/ui';
import { projectApi } from '../../../shared/project.api.js';
import { ProjectBadge, sayTroubles } from '../../../shared/project.format.js';
import { PROJECTS_PATH } from '../../../shared/use-client-tabs.js';

/** What is done for a client. */
export default function ClientProjects({ client }: { client: Client }) {
  const path = useCompanyPath();
  const mayOpen = useMayOpen();
  const { data, error, refetch } = projectApi.useList({ client: client.id, sort: 'name' });
  const mayAdd = mayOpen({ session: 'staff', permission: PROJECT.check('create') });
  if (error)
    return (
      <ErrorState
        title={t('The projects could not be loaded')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Loading label={t('Loading projects')}>
        <Bar />
      </Loading>
    );
  const add = mayAdd && (
    <ButtonLink size="sm" to={`${path('client/addProject')}?client=${client.id}`}>
      <Icon name="plus" /> {t('Add project')}
    </ButtonLink>
  );
  return (
    <Card title={t('Projects')} count={data.items.length} actions={add} fill="rows">
      {data.items.length === 0 && (
        <EmptyState
          title={t('No projects yet')}
          text={t('A project starts with the milestones and tasks of its kind.')}
        />
      )}
      {data.items.map((project) => (
        <ProjectRow key={project.id} project={project} />
      ))}
    </Card>
  );
}

function ProjectRow({ project }: { project: Project }) {
  const list = useCompanyPath()(PROJECTS_PATH);
  const { id, name, code, endOn } = project;
  return (
    <ListRow
      to={`${list}&open=${id}`}
      title={name}
      text={[code, t('until {date}', { date: formatDate(endOn) }), sayTroubles(project)]
        .filter(Boolean)
        .join(' · ')}
      end={<ProjectBadge {...project} />}
    />
  );
}
