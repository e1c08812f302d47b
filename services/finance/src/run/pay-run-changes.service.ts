import type { CHANGED_PARTS, PayRunCheck } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import type { PayGroupRow } from '../pay-group/pay-group.record.js';
import type { StoredSlipPlace } from './earlier-slip.types.js';
import { EarlierSlips } from './earlier-slips.repository.js';
import { INPUT_PARTS, type InputHashes } from './pay-input.types.js';
import { PayInputs, type Roster, type RunPlace } from './pay-inputs.service.js';

type Change = PayRunCheck['changed'][number];
type Part = (typeof CHANGED_PARTS)[number];

/** People at once, so that no statement has too many of them. */
const AT_ONCE = 500;

/** What differs from what a run was computed from. Inside `TenantDb.run` only. */
@Injectable()
export class PayRunChanges {
  constructor(
    private readonly inputs: PayInputs,
    private readonly slips: EarlierSlips,
  ) {}

  async list(group: PayGroupRow, run: RunPlace, roster: Roster): Promise<Change[]> {
    const stored = new Map((await this.slips.listOfRun(run.id)).map((slip) => [slip.employeeId, slip]));
    const changes: Change[] = [];
    for (let from = 0; from < roster.people.length; from += AT_ONCE) {
      const people = roster.people.slice(from, from + AT_ONCE);
      for (const { known, hashes } of await this.inputs.listOf(group, run, people)) {
        const { id, name } = known.person;
        const parts = partsOf(stored.get(id), hashes);
        if (parts.length > 0) changes.push({ employee: { id, name }, parts });
        stored.delete(id);
      }
    }
    const gone = [...stored.values()].map(({ employeeId: id, name }) => ({
      employee: { id, name },
      parts: ['left' as const],
    }));
    return [...changes, ...gone];
  }
}

function partsOf(slip: StoredSlipPlace | undefined, hashes: InputHashes): Part[] {
  if (!slip) return ['joined'];
  // A payslip that was computed before there were loans has counted none.
  return INPUT_PARTS.filter((part) => (slip.hashes[part] ?? '') !== hashes[part]);
}
