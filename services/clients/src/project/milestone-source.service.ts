import { MILESTONE, passesCheck, type CalendarHue, type ItemMoved } from '@atrium/contracts';
import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { CalendarSource, dayItem, type CalendarWindow, type SourceItem, type SourceMove } from '@atrium/work';
import { words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { MILESTONES, type MilestoneSteps } from './milestone.record.js';
import { listDueMilestones } from './milestone-source.repository.js';
import { MilestoneService } from './milestone.service.js';

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
    const due = await this.db.run(reader.companyId, () => listDueMilestones(this.db, seen, { from, to }));
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
