import { PROJECT_TEMPLATES, workingDayFrom, type AgencyService } from '@atrium/contracts';
import { formatDate, t } from '@atrium/sdk';
import { CheckField, FormSection } from '@atrium/ui';
import type { ProjectForm } from './project-fields.js';

interface Watched {
  kind: AgencyService;
  startOn: string | null;
  withTemplate: boolean;
}

/** What the project starts with, dated from its start. */
export function TemplatePreview({ form }: { form: ProjectForm }) {
  const { kind, startOn, withTemplate } = form.methods.watch() as Watched;
  return (
    <FormSection
      title={t('What it starts with')}
      text={t('All dates are working days. Each can be changed later.')}
    >
      <CheckField
        {...form.field('withTemplate')}
        label={t('Start with the milestones and tasks of this kind')}
      />
      {withTemplate && startOn && (
        <ol className="is-wide mb-0 ps-3">
          {PROJECT_TEMPLATES[kind].milestones.map(({ name, dueDay, tasks }) => (
            <li key={name} className="mb-2">
              <strong>{name}</strong>{' '}
              <span className="at-muted">{formatDate(workingDayFrom(startOn, dueDay))}</span>
              <ul className="at-13">
                {tasks.map((task) => (
                  <li key={task.title}>
                    {task.title}{' '}
                    <span className="at-muted">{formatDate(workingDayFrom(startOn, task.dueDay))}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </FormSection>
  );
}
