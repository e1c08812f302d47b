import { PROJECT, type Project } from '@atrium/contracts';
import { useUser } from '@atrium/sdk';
import { FormDialog, useRecordForm, type RecordFormProps } from '@atrium/ui';
import { nameOfProject, projectApi } from '../../../shared/project.api.js';
import { newProject } from '../new-project.rules.js';
import { ProjectBasics, ProjectTeam } from './project-fields.js';

/** Edits a project. */
export default function ProjectDialog({ row, onClose }: RecordFormProps<Project>) {
  const user = useUser();
  const { frame, field } = useRecordForm(PROJECT, {
    row,
    onClose,
    nameOf: nameOfProject,
    calls: projectApi.useCalls(),
    first: newProject(user),
  });
  return (
    <FormDialog {...frame} subtitle={row?.client.name} size="lg">
      <div className="at-fields">
        <ProjectBasics field={field} row={row} />
        <ProjectTeam field={field} row={row} />
      </div>
    </FormDialog>
  );
}
