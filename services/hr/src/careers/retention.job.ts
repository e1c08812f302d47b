import { addDays, dayIn } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { Clock, defineJob, HandlesJob, TenantDb, type JobContext } from '@atrium/platform';
import { Settings } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { CareersMails } from './careers-mails.service.js';
import { careersSettings } from './careers.schema.js';
import { Erasing } from './erasing.service.js';
import { RetentionRepository } from './retention.repository.js';

const eraseApplicants = defineJob({
  kind: 'hr.erase-applicants',
  title: 'Erasing of applicants whose time has come',
  schedule: { cron: '20 3 * * *', zone: 'company' },
  mode: 'steps',
});

const ANNOUNCED_DAYS = 14;
/** Of a run; the others follow the next night. */
const MOST = 500;

/** Every night: announces erasings two weeks before, and erases those whose time has come. */
@Injectable()
export class EraseApplicantsJob {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly directory: UserDirectoryService,
    private readonly settings: Settings,
    private readonly people: RetentionRepository,
    private readonly erasing: Erasing,
    private readonly mails: CareersMails,
  ) {}

  /** Repeatable: each person is erased in a transaction of their own, and then has nothing left to erase. */
  @HandlesJob(eraseApplicants)
  async erase(_: object, { companyId, signal }: JobContext): Promise<{ erased: number }> {
    const { timezone } = await this.directory.getCompany(companyId);
    const today = dayIn(this.clock.now(), timezone);
    const { due, soon } = await this.db.run(companyId, async () => {
      const { keepDays } = await this.settings.ofCompany(careersSettings);
      const rule = { timezone, keepDays, most: MOST };
      return {
        due: await this.people.listDue({ ...rule, on: today }),
        soon: await this.people.listDueOn({ ...rule, on: addDays(today, ANNOUNCED_DAYS) }),
      };
    });
    const on = addDays(today, ANNOUNCED_DAYS);
    for (const { applicationId: id, title, email } of soon)
      await this.db.run(companyId, () => this.mails.announceErasing({ id, title, email, on }));
    for (const { candidateId } of due) {
      signal.throwIfAborted();
      await this.db.run(companyId, () => this.erasing.erase(candidateId, 'time', null));
    }
    return { erased: due.length };
  }
}
