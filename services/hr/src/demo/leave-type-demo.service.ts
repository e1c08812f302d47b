import type { Employee } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LeavePolicyService } from '../leave/leave-policy.service.js';
import { LeaveTypeService } from '../leave/leave-type.service.js';
import { STARTER_TYPES } from '../leave/starter-types.seed.js';

/** The demo company's types of leave. */
@Injectable()
export class LeaveTypeDemo {
  constructor(
    private readonly types: LeaveTypeService,
    private readonly policies: LeavePolicyService,
  ) {}

  /** The Indian starter set, and who may take what. @returns type ids by code */
  async make(admin: SignedInUser): Promise<Map<string, string>> {
    const types = new Map<string, string>();
    for (const type of STARTER_TYPES) types.set(type.code, (await this.types.create(admin, type)).id);
    const of = (...codes: string[]) => codes.map((code) => types.get(code) ?? '');
    const policy = (name: string, employmentType: Employee['employmentType'], typeIds: string[]) =>
      this.policies.create(admin, { name, employmentType, departmentId: null, typeIds });
    await policy('Interns', 'intern', of('CL', 'SL', 'LWP'));
    await policy('Contractors', 'contractor', of('LWP'));
    return types;
  }
}
