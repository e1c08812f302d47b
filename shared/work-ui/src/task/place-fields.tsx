import type { Task, TASK } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { SelectField, type RecordForm, type SelectFieldProps } from '@atrium/ui';
import { useListTaskProjectsQuery } from '../template/template.api.js';
import { useListTaskMilestonesQuery } from './task.api.js';

type FieldProps = Omit<SelectFieldProps, 'options' | 'placeholder' | 'label'>;
interface Option {
  value: string;
  label: string;
}

const withChosen = (options: readonly Option[], chosen: Option | null): Option[] =>
  chosen && !options.some(({ value }) => value === chosen.value) ? [chosen, ...options] : [...options];

const nameOf = ({ code, name }: NonNullable<Task['project']>): string => `${code} ${name}`;

interface ProjectFieldProps extends FieldProps {
  /** Shown although the reader does not work on it. */
  chosen?: Task['project'];
}

/** A project on which the reader works; nothing where there is none. */
export function ProjectField({ chosen = null, ...field }: ProjectFieldProps) {
  const { data } = useListTaskProjectsQuery();
  const known = (data?.items ?? []).map((project) => ({ value: project.id, label: nameOf(project) }));
  const options = withChosen(known, chosen && { value: chosen.id, label: nameOf(chosen) });
  if (options.length === 0) return null;
  return <SelectField {...field} label={t('Project')} placeholder={t('No project')} options={options} />;
}

interface MilestoneFieldProps extends FieldProps {
  projectId: string | null;
  /** Shown although the reader does not work on its project. */
  chosen?: Task['milestone'];
}

/** A milestone of a project; nothing where it has none. */
export function MilestoneField({ projectId, chosen = null, ...field }: MilestoneFieldProps) {
  const { currentData } = useListTaskMilestonesQuery(projectId ?? '', { skip: !projectId });
  const known = (currentData?.items ?? []).map(({ id, title }) => ({ value: id, label: title }));
  const options = withChosen(known, chosen && { value: chosen.id, label: chosen.title });
  if (!projectId || options.length === 0) return null;
  return <SelectField {...field} label={t('Milestone')} placeholder={t('No milestone')} options={options} />;
}

interface PlaceFieldsProps {
  form: RecordForm<typeof TASK, Task>;
  row: Task | null;
}

/** The project of a task and the milestone; another project has other milestones. */
export function PlaceFields({ form: { field, methods }, row }: PlaceFieldsProps) {
  const asked: unknown = methods.watch('projectId');
  const projectId = typeof asked === 'string' && asked !== '' ? asked : null;
  const same = projectId === (row?.project?.id ?? null);
  const project = field('projectId');
  return (
    <>
      <ProjectField
        {...project}
        chosen={row?.project ?? null}
        onChange={(event) => {
          methods.setValue('milestoneId', null, { shouldDirty: true });
          return project.onChange(event);
        }}
      />
      <MilestoneField
        key={projectId}
        {...field('milestoneId')}
        projectId={projectId}
        chosen={same ? (row?.milestone ?? null) : null}
      />
    </>
  );
}
