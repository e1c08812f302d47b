import { dayIn, monthRange, type PackImpact, type PayGroup } from '@atrium/contracts';
import { PayFacts } from '@atrium/hr-service';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { withPack } from '../pack/rule-pack.rules.js';
import { RulePacks } from '../pack/rule-packs.service.js';
import type { PayGroupEntity } from '../pay-group/pay-group.entity.js';
import { PAY_GROUPS, type PayGroupRow } from '../pay-group/pay-group.record.js';
import { monthOf } from '../payroll/pay-month.rules.js';
import { computeSlip } from '../payroll/slip.rules.js';
import { SalaryRepository } from '../salary/salary.repository.js';
import { PayInputs, type RunPlace } from './pay-inputs.service.js';

/** People whose pay is computed at once. */
const AT_ONCE = 200;
/** How many changes are listed. */
const LISTED = 100;
/** No run: nobody's payslip is left out. */
const NO_RUN = '00000000-0000-0000-0000-000000000000';

type Change = PackImpact['items'][number];

/** Who would be paid differently by values that are not the rule yet; nothing of it is stored. */
@Injectable()
export class PackImpacts {
  private readonly groups: RecordSteps<PayGroupRow, PayGroupEntity, PayGroup>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly facts: PayFacts,
    private readonly salaries: SalaryRepository,
    private readonly inputs: PayInputs,
    private readonly packs: RulePacks,
  ) {
    this.groups = records.of(PAY_GROUPS);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<PackImpact> {
    return this.db.run(user.companyId, async () => {
      const { pack } = await this.packs.draft(id);
      const now = dayIn(this.clock.now(), user.companyTimezone).slice(0, 7);
      const month = monthOf(pack.from) > now ? monthOf(pack.from) : now;
      const run: RunPlace = {
        id: NO_RUN,
        month,
        kind: 'regular',
        employeeId: null,
        terms: null,
        reversesId: null,
      };
      const employed = await this.facts.listEmployed(monthRange(month));
      const groupOf = await this.salaries.listGroups(month);
      const changes: Change[] = [];
      let people = 0;
      for (const groupId of new Set([...groupOf.values()].filter((each) => each !== null))) {
        const group = await this.groups.rows.read(groupId);
        const paid = employed.filter((person) => groupOf.get(person.id) === groupId);
        people += paid.length;
        for (let from = 0; from < paid.length; from += AT_ONCE) {
          const some = await this.inputs.listOf(group, run, paid.slice(from, from + AT_ONCE));
          for (const { known, rules } of some) {
            const before = computeSlip(rules, month, known.earlier);
            const after = computeSlip({ ...rules, packs: withPack(rules.packs, pack) }, month, known.earlier);
            const { id: employee, name } = known.person;
            changes.push({
              employee: { id: employee, name },
              net: after.net - before.net,
              employerCost: after.employerCost - before.employerCost,
            });
          }
        }
      }
      return impactOf(month, people, changes);
    });
  }
}

function impactOf(month: string, people: number, changes: readonly Change[]): PackImpact {
  const changed = changes.filter(({ net, employerCost }) => net !== 0 || employerCost !== 0);
  const size = ({ net, employerCost }: Change) => Math.abs(net) + Math.abs(employerCost);
  return {
    month,
    people,
    changed: changed.length,
    net: changed.reduce((sum, { net }) => sum + net, 0),
    employerCost: changed.reduce((sum, { employerCost }) => sum + employerCost, 0),
    items: changed.toSorted((a, b) => size(b) - size(a)).slice(0, LISTED),
  };
}
