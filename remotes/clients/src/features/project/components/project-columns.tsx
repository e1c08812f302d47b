import { AGENCY_SERVICE_LABELS, type Project, type PROJECT } from '@atrium/contracts';
import { formatDate, translate } from '@atrium/sdk';
import type { ColumnLooks } from '@atrium/ui';
import { ProjectBadge } from '../../../shared/project.format.js';

export const PROJECT_LOOKS: ColumnLooks<typeof PROJECT.list, Project> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  code: { cell: ({ code }) => <bdi dir="ltr">{code}</bdi> },
  client: { card: 'note', cell: ({ client }) => <bdi>{client.name}</bdi> },
  kind: { wide: true, cell: ({ kind }) => translate(AGENCY_SERVICE_LABELS[kind]) },
  state: { card: 'state', cell: (project) => <ProjectBadge {...project} /> },
  manager: { card: 'text', cell: ({ manager }) => manager.name },
  startOn: { wide: true, cell: ({ startOn }) => formatDate(startOn) },
  endOn: { cell: ({ endOn }) => formatDate(endOn) },
};
