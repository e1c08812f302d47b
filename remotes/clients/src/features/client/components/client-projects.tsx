import { PROJECT, type Client, type Project } from '@atrium/contracts';
import { formatDate, t, useCompanyPath, useMayOpen } from '@atrium/sdk';
import { ButtonLink, Icon, ListRow, ShortList } from '@atrium/ui';
import { projectApi } from '../../../shared/project.api.js';
import { ProjectBadge, sayTroubles } from '../../../shared/project.format.js';
import { PROJECTS_PATH } from '../../../shared/use-client-tabs.js';

/** What is done for a client. */
export default function ClientProjects({ client }: { client: Client }) {
  const path = useCompanyPath();
  const mayOpen = useMayOpen();
  const mayAdd = mayOpen({ session: 'staff', permission: PROJECT.check('create') });
  const add = mayAdd && (
    <ButtonLink size="sm" to={`${path('client/addProject')}?client=${client.id}`}>
      <Icon name="plus" /> {t('Add project')}
    </ButtonLink>
  );
  return (
    <ShortList
      api={projectApi}
      query={{ client: client.id, sort: 'name' }}
      title={t('Projects')}
      failed={t('The projects could not be loaded')}
      actions={add}
      empty={{
        title: t('No projects yet'),
        text: t('A project starts with the milestones and tasks of its kind.'),
      }}
    >
      {(items) => items.map((project) => <ProjectRow key={project.id} project={project} />)}
    </ShortList>
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
