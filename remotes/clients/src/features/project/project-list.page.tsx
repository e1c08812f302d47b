import { PROJECT, type Project } from '@atrium/contracts';
import { t, useCompanyPath, useMayOpen } from '@atrium/sdk';
import { ButtonLink, Icon, RecordPage, type RowStep } from '@atrium/ui';
import { nameOfProject, projectApi } from '../../shared/project.api.js';
import { useClientTabs } from '../../shared/use-client-tabs.js';
import { PROJECT_LOOKS } from './components/project-columns.js';
import { openedProject } from './opened-project.js';
import { CLIENT_FILTER, PROJECT_MANAGER_FILTER } from '../../shared/record-filters.js';
import { useExport } from '../../shared/use-export.js';

/** All projects that the person sees, and how each stands. */
export default function ProjectListPage() {
  const add = useCompanyPath()('client/addProject');
  const mayAdd = useMayOpen()({ session: 'staff', permission: PROJECT.check('create') });
  return (
    <RecordPage
      record={PROJECT}
      tabs={useClientTabs()}
      api={projectApi}
      looks={PROJECT_LOOKS}
      nameOf={nameOfProject}
      placeholder={t('Name or code')}
      empty={{
        drawing: 'people',
        title: t('No projects yet'),
        text: t('A project starts with the milestones and tasks of its kind.'),
      }}
      opened={openedProject()}
      extras={EXTRAS}
      exported={useExport(PROJECT)}
      steps={STEPS}
      actions={
        mayAdd ? (
          <ButtonLink size="sm" variant="primary" to={add}>
            <Icon name="plus" /> {t('Add project')}
          </ButtonLink>
        ) : null
      }
    />
  );
}

const EXTRAS = { client: CLIENT_FILTER, manager: PROJECT_MANAGER_FILTER };

const STEPS: Record<string, RowStep<Project>> = {
  start: {
    label: () => t('Start work'),
    icon: 'arrow-right',
    done: (row) => t('{name} is running', { name: row.name }),
  },
  hold: {
    label: () => t('Put on hold'),
    icon: 'clock',
    done: (row) => t('{name} is on hold', { name: row.name }),
  },
  complete: {
    label: () => t('Complete'),
    icon: 'check',
    done: (row) => t('{name} is completed', { name: row.name }),
    undoneBy: 'reopen',
  },
  reopen: {
    label: () => t('Reopen'),
    icon: 'arrow-right',
    done: (row) => t('{name} is running', { name: row.name }),
  },
  shelve: {
    label: () => t('Archive'),
    icon: 'archive',
    done: (row) => t('{name} is archived', { name: row.name }),
    undoneBy: 'unshelve',
  },
  unshelve: {
    label: () => t('Restore'),
    icon: 'arrow-right',
    done: (row) => t('{name} restored', { name: row.name }),
  },
  cancel: {
    label: () => t('Cancel project'),
    icon: 'x',
    danger: true,
    ask: (row) => ({
      title: t('Cancel {name}?', { name: row.name }),
      text: t('Its tasks and milestones stay as they are. It can be reopened.'),
      confirmText: t('Cancel project'),
      cancelText: t('Keep it'),
      tone: 'danger',
    }),
    done: (row) => t('{name} is cancelled', { name: row.name }),
    undoneBy: 'reopen',
  },
};
