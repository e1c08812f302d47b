import { monthRange, PAY_RUN, type PayGroup, type PayRun, type PayRunCheck } from '@atrium/contracts';
import { OpenAttendance } from '@atrium/hr-service';
import { AppError, RequestContext, TenantDb, type SignedInUser } from '@atrium/platform';
import { say, words } from '@atrium/reach';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CompanyPackReader } from '../pack/company-packs.service.js';
import { unconfirmedPacks } from '../pack/rule-pack.rules.js';
import type { PayGroupEntity } from '../pay-group/pay-group.entity.js';
import { PAY_GROUPS, type PayGroupRow } from '../pay-group/pay-group.record.js';
import { PayInputs, type Roster } from './pay-inputs.service.js';
import { PayRunChanges } from './pay-run-changes.service.js';
import { PayRunPeople } from './pay-run-people.service.js';
import { PAY_RUNS, type PayRunRow, type PayRunSteps } from './pay-run.record.js';
import { PayRunRepository } from './pay-run.repository.js';
import { someNames } from './some-names.rules.js';

const { RUN_STALE, RUN_EMPTY } = PAY_RUN.errors;
const OPEN: readonly PayRun['state'][] = ['computed', 'submitted', 'approved'];

/** What stands against a run: who is not in it, what waits, what has changed, and who may approve it. */
@Injectable()
export class PayRunChecks {
  private readonly runs: PayRunSteps;
  private readonly groups: RecordSteps<PayGroupRow, PayGroupEntity, PayGroup>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly inputs: PayInputs,
    private readonly changes: PayRunChanges,
    private readonly people: PayRunPeople,
    private readonly attendance: OpenAttendance,
    private readonly repository: PayRunRepository,
    private readonly packs: CompanyPackReader,
  ) {
    this.runs = records.of(PAY_RUNS);
    this.groups = records.of(PAY_GROUPS);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<PayRunCheck> {
    return this.db.run(user.companyId, async () => {
      const run = await this.runs.find(user, id);
      const group = await this.groups.rows.read(run.groupId);
      const roster = await this.inputs.roster(group, run);
      return {
        missing: roster.missing.map(({ person: { id: of, name, code }, reason }) => ({
          employee: { id: of, name },
          code,
          reason,
        })),
        open: await this.attendance.count(user, monthRange(run.month)),
        openPeople: await this.attendance.list(user, monthRange(run.month)),
        changed: OPEN.includes(run.state) ? await this.changes.list(group, run, roster) : [],
        causes: await this.repository.listCauses(id),
        unconfirmed: await this.unconfirmed(run, group),
        approvers: await this.people.listApprovers(run),
        both: await this.people.mayDoBoth(),
      };
    });
  }

  /** @throws {AppError} RUN_EMPTY where nobody is paid */
  async refuseEmpty(run: PayRunRow): Promise<void> {
    const { people } = await this.rosterOf(run);
    if (people.length === 0) throw new AppError(RUN_EMPTY);
  }

  /** @throws {AppError} RUN_STALE, which names some of those whose payslip would differ */
  async refuseStale(run: PayRunRow): Promise<void> {
    const { group, ...roster } = await this.rosterOf(run);
    const changed = await this.changes.list(group, run, roster);
    if (changed.length === 0) return;
    const { who, more } = someNames(changed.map(({ employee }) => employee.name));
    const sentence =
      more > 0
        ? words(
            'Something has changed for {who} and {more} more since the run was computed. Compute it again.',
            { who, more },
          )
        : words('Something has changed for {who} since the run was computed. Compute it again.', { who });
    throw new AppError(RUN_STALE, { message: say(sentence, RequestContext.language() ?? 'en') });
  }

  private async unconfirmed(
    { month }: PayRunRow,
    { state }: PayGroupRow,
  ): Promise<PayRunCheck['unconfirmed']> {
    const { packs } = await this.packs.read();
    return unconfirmedPacks(packs, { ...monthRange(month), state }).map(
      ({ kind, state: of, from, source }) => ({
        kind,
        state: of,
        from,
        source,
      }),
    );
  }

  private async rosterOf(run: PayRunRow): Promise<Roster & { group: PayGroupRow }> {
    const group = await this.groups.rows.read(run.groupId);
    return { group, ...(await this.inputs.roster(group, run)) };
  }
}
