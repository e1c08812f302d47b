import {
  dayIn,
  PROJECT_TEMPLATES,
  workingDayFrom,
  type AgencyService,
  type CreateProject,
  type CurrentUser,
} from '@atrium/contracts';

/** The day on which the last milestone of a kind is due. */
export const lastDayOf = (kind: AgencyService, start: string): string =>
  workingDayFrom(start, PROJECT_TEMPLATES[kind].milestones.at(-1)?.dueDay ?? 0);

/** What a form starts with: today, and as long as its kind takes. */
export function newProject({ id, company }: Pick<CurrentUser, 'id' | 'company'>): CreateProject {
  const startOn = dayIn(new Date(), company.timezone);
  return {
    ...{ clientId: '', kind: 'website', name: '', code: null, managerId: id, memberIds: [] },
    ...{ startOn, endOn: lastDayOf('website', startOn), budgetHours: null, withTemplate: true },
  };
}
