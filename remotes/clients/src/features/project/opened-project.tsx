import { AGENCY_SERVICE_LABELS, type Project } from '@atrium/contracts';
import {
  formatDate,
  formatList,
  formatMoney,
  formatNumber,
  lazyPage,
  t,
  translate,
  useCompanyPath,
} from '@atrium/sdk';
import type { OpenedLook, PropertyFormProps, RecordProperties } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { ProjectBadge } from '../../shared/project.format.js';
import { ProjectFigures } from './components/project-figures.js';
import { nextStepOf } from './next-step.rules.js';

const ProjectProperty = lazyPage<PropertyFormProps<Project>>(
  () => import('./components/project-property.js'),
);
const MilestoneList = lazyPage<{ project: Project }>(() => import('./components/milestone-list.js'));
const ProjectTimeline = lazyPage<{ project: Project }>(() => import('./components/project-timeline.js'));
const ProjectTaskList = lazyPage<{ project: Project }>(() => import('./components/project-task-list.js'));

/** The page of a project: how it stands, its milestones and its tasks. */
export const openedProject = (): OpenedLook<Project> => ({
  page: true,
  status: (project) => <ProjectBadge {...project} />,
  note: ({ code, client, startOn, endOn }) =>
    [code, client.name, `${formatDate(startOn)} – ${formatDate(endOn)}`].filter(Boolean).join(' · '),
  nextStep: nextStepOf,
  lead: (project) => (
    <>
      <ProjectFigures project={project} />
      <MilestoneList project={project} />
      <ProjectTaskList project={project} />
    </>
  ),
  properties: properties(),
  parts: [
    { key: 'timeline', label: t('Timeline'), render: (project) => <ProjectTimeline project={project} /> },
  ],
});

const properties = (): RecordProperties<Project> => ({
  Form: ProjectProperty,
  list: [
    { name: 'client', label: t('Client'), shown: (project) => <ClientLink {...project} />, fixed: true },
    { name: 'managerId', shown: ({ manager }) => manager.name },
    { name: 'memberIds', shown: ({ members }) => formatList(members.map(({ name }) => name)) },
    { name: 'startOn', shown: ({ startOn }) => formatDate(startOn) },
    { name: 'endOn', shown: ({ endOn }) => formatDate(endOn) },
    { name: 'budgetHours', shown: ({ budgetHours }) => budgetHours !== null && formatNumber(budgetHours) },
    {
      name: 'budget',
      shown: ({ budget, currency }) => typeof budget === 'number' && formatMoney(budget, currency),
    },
    { name: 'kind', shown: ({ kind }) => translate(AGENCY_SERVICE_LABELS[kind]), fixed: true },
    { name: 'name', shown: ({ name }) => name },
    { name: 'code', shown: ({ code }) => <bdi dir="ltr">{code}</bdi> },
  ],
});

function ClientLink({ client: { id, name } }: Pick<Project, 'client'>) {
  const list = useCompanyPath()('client/management');
  return <Link to={`${list}?open=${id}`}>{name}</Link>;
}
