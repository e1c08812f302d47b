import {
  MILESTONE,
  OPEN_PROJECT_STATES,
  passesCheck,
  type CalendarHue,
  type ItemMoved,
} from '@atrium/contracts';
import { AppError, TenantDb, type ReadValue, type SignedInUser } from '@atrium/platform';
import { allOf, Records } from '@atrium/records';
import { CalendarSource, dayItem, type CalendarWindow, type SourceItem, type SourceMove } from '@atrium/work';
import { words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { MILESTONES, type MilestoneSteps } from './milestone.record.js';
import { MilestoneService } from './milestone.service.js';

interface DueMilestone {
  id: string;
  projectId: string;
  project: string;
  title: string;
  dueOn: string;
  version: number;
}

/** Milestones of the projects that the reader sees, until their clients approve them. */
@Injectable()
export class MilestoneSource extends CalendarSource {
  override readonly remote = 'clients';
  override readonly key = 'milestones';
  override readonly title = words('Milestones due');
  override readonly colour: CalendarHue = 5;
  override readonly fixed = null;

  private readonly steps: MilestoneSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly milestones: MilestoneService,
  ) {
    super();
    this.steps = records.of(MILESTONES);
  }

  override async list({ from, to }: CalendarWindow, reader: SignedInUser): Promise<SourceItem[]> {
    const seen = await this.steps.sight.seenBy(reader);
    const values: ReadValue[] = [reader.companyId, from, to, `{${OPEN_PROJECT_STATES.join(',')}}`];
    const due = await this.db.run(reader.companyId, () =>
      this.db.current().query<DueMilestone[]>(
        `select m.id, m.project_id as "projectId", p.name as project, m.title, m.version, m.due_on::text as "dueOn"
         from milestone m join project p on p.company_id = m.company_id and p.id = m.project_id
         where m.company_id = $1 and m.due_on >= $2::date and m.due_on < $3::date and p.state = any($4::text[])
           and m.state not in ('client_approved', 'invoiced') and ${allOf(seen, values)}
         order by m.due_on, m.id`,
        values,
      ),
    );
    const may = mayMove(reader);
    return due.map(({ id, projectId, project, title, dueOn, version }) =>
      dayItem({
        id,
        title: `${title} · ${project}`,
        from: dueOn,
        to: dueOn,
        busy: false,
        url: `client/management?show=projects&open=${projectId}`,
        version: may ? version : null,
      }),
    );
  }

  override async move(user: SignedInUser, { id, version, start }: SourceMove): Promise<ItemMoved> {
    if (!mayMove(user)) throw new AppError('ACCESS_DENIED');
    const milestone = await this.milestones.steps.update(user, { id, version, dueOn: start });
    return { version: milestone.version };
  }
}

/** As the route by which a milestone is changed asks. */
const mayMove = (user: SignedInUser): boolean => passesCheck(user, MILESTONE.check('update'));
