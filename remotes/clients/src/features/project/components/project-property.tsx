import { PROJECT, type Project } from '@atrium/contracts';
import { PropertyForm, usePropertyForm, type PropertyFormProps } from '@atrium/ui';
import { nameOfProject, projectApi } from '../../../shared/project.api.js';
import { PROJECT_BASICS, PROJECT_TEAM, ProjectField } from './project-fields.js';

/** Changes one property of a project in its place. */
export default function ProjectProperty(props: PropertyFormProps<Project>) {
  const { inPlace, field } = usePropertyForm(PROJECT, {
    ...props,
    nameOf: nameOfProject,
    calls: projectApi.useCalls(),
  });
  const name = [...PROJECT_BASICS, ...PROJECT_TEAM].find((each) => each === props.name);
  return (
    <PropertyForm {...inPlace}>
      {name && <ProjectField name={name} field={field} row={props.row} />}
    </PropertyForm>
  );
}
