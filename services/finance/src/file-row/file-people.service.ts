import type { Check } from '@atrium/contracts';
import { EmployeeNames, OwnRecords, PayFacts } from '@atrium/hr-service';
import type { SignedInUser } from '@atrium/platform';
import type { FaultyNames, NamedReference } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { faultsOfNames, namesIn } from './row-names.rules.js';

const UNKNOWN_PERSON = 'No one who works here has this code, email or name.';

export interface FoundPeople {
  /** Name as the file gives it -> employee. */
  ids: ReadonlyMap<string, string>;
  /** Name as the file gives it -> why it is refused. */
  faults: ReadonlyMap<string, string>;
}

/** The people whom files of payroll name by code, work email or full name. Inside `TenantDb.run` only. */
@Injectable()
export class FilePeople {
  readonly reference: NamedReference;

  constructor(
    private readonly names: EmployeeNames,
    private readonly facts: PayFacts,
    private readonly own: OwnRecords,
  ) {
    this.reference = this.names.reference;
  }

  /**
   * @param named as the file gives them, each once
   * @param needs the permission for what nobody decides about themselves; null: they may
   */
  async find(user: SignedInUser, named: string[], needs: Check | null): Promise<FoundPeople> {
    const ids = await this.names.find(named);
    const open = named.filter((name) => !ids.has(name));
    const several = await this.names.several(open);
    const faults = new Map(open.map((name) => [name, several.get(name) ?? UNKNOWN_PERSON]));
    for (const [name, words] of await this.ownOf(user, ids, needs)) faults.set(name, words);
    return { ids, faults };
  }

  /** What is wrong with the person that each row names, of rows that name nobody else. */
  async nameFaults(user: SignedInUser, rows: readonly FaultyNames[], needs: Check | null) {
    const { faults } = await this.find(user, namesIn(rows, 'employeeId'), needs);
    const faultOf = (name: string) => faults.get(name);
    return faultsOfNames(rows, [{ field: 'employeeId', column: 'employee', faultOf }]);
  }

  private async ownOf(
    user: SignedInUser,
    ids: ReadonlyMap<string, string>,
    needs: Check | null,
  ): Promise<[string, string][]> {
    const own = needs && (await this.facts.findOwn(user.id));
    const names = [...ids].flatMap(([name, id]) => (id === own?.id ? [name] : []));
    if (!needs || !own || names.length === 0) return [];
    const words = await this.own.refusalOf(user, own.id, { needs });
    return words === null ? [] : names.map((name) => [name, words]);
  }
}
