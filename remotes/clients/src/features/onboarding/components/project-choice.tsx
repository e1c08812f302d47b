import {
  AGENCY_SERVICE_LABELS,
  AGENCY_SERVICES,
  PROJECT_TEMPLATES,
  type AgencyService,
} from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { CheckField, FormSection } from '@atrium/ui';
import type { OnboardingForm } from './login-choice.js';

export interface ChosenProject {
  kind: AgencyService;
  name: string;
}

/** The project of a kind for a client. */
export const projectOf = (kind: AgencyService, client: string): ChosenProject => ({
  kind,
  name: t('{service} for {name}', { service: translate(AGENCY_SERVICE_LABELS[kind]), name: client }),
});

/** Which projects start with the client. */
export function ProjectChoice({ form, name }: { form: OnboardingForm; name: string }) {
  const chosen = form.methods.watch('projects') as ChosenProject[];
  const change = (kind: AgencyService, by: boolean) => {
    const others = chosen.filter((each) => each.kind !== kind);
    form.methods.setValue('projects', by ? [...others, projectOf(kind, name)] : others, {
      shouldDirty: true,
    });
  };
  return (
    <FormSection
      title={t('Projects')}
      text={t('Each starts today with the milestones and tasks of its kind.')}
    >
      <div className="is-wide d-flex flex-column gap-2" role="group" aria-label={t('Projects')}>
        {AGENCY_SERVICES.map((kind) => (
          <CheckField
            key={kind}
            label={translate(AGENCY_SERVICE_LABELS[kind])}
            help={PROJECT_TEMPLATES[kind].milestones.map((milestone) => milestone.name).join(' · ')}
            checked={chosen.some((each) => each.kind === kind)}
            onChange={({ target }) => change(kind, target.checked)}
          />
        ))}
      </div>
    </FormSection>
  );
}
