import { dayIn, templateEnd, type CreateProject, type CurrentUser } from '@atrium/contracts';

/** What a form starts with: today, and as long as its kind takes. */
export function newProject({ id, company }: Pick<CurrentUser, 'id' | 'company'>): CreateProject {
  const startOn = dayIn(new Date(), company.timezone);
  return {
    clientId: '',
    kind: 'website',
    name: '',
    code: null,
    managerId: id,
    memberIds: [],
    startOn,
    endOn: templateEnd('website', startOn),
    budgetHours: null,
    budget: null,
    withTemplate: true,
  };
}
