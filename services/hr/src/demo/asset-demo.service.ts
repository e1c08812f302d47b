import { addDays, inMinorUnit, type AssetKind, type Employee } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { AssetService } from '../asset/asset.service.js';

type Given = [name: string, kind: AssetKind, rupees: number];

const LAPTOPS: readonly Given[] = [
  ['MacBook Pro 14', 'laptop', 189_900],
  ['ThinkPad T14', 'laptop', 112_500],
  ['MacBook Air 13', 'laptop', 114_900],
];
const STOCK: readonly Given[] = [
  ['Dell 27 inch screen', 'screen', 31_400],
  ['iPhone 15', 'phone', 69_900],
  ['Canon R6 camera', 'other', 215_000],
];
/** So many have a laptop of the company. */
const HOLDERS = 14;

/** The laptops, cards and cameras of the demo company. */
@Injectable()
export class AssetDemo {
  constructor(private readonly assets: AssetService) {}

  /** Inside `TenantDb.run` only. @param people who work here, the demo's employee first */
  async fill(admin: SignedInUser, people: readonly Employee[], today: string): Promise<void> {
    const holders = people.slice(0, HOLDERS);
    for (const [place, { id, joiningDate }] of holders.entries()) {
      const given = LAPTOPS[place % LAPTOPS.length] ?? STOCK[0];
      if (given)
        await this.issue(admin, given, { tag: `LAP-${number(place)}`, employeeId: id, on: joiningDate });
    }
    const [first] = holders;
    if (first) {
      const card: Given = ['Door card, second floor', 'accessCard', 450];
      await this.issue(admin, card, { tag: 'CARD-031', employeeId: first.id, on: addDays(today, -2) });
    }
    for (const [place, given] of STOCK.entries()) await this.add(admin, given, `EQP-${number(place)}`);
  }

  private async issue(
    admin: SignedInUser,
    given: Given,
    { tag, employeeId, on }: { tag: string; employeeId: string; on: string },
  ): Promise<void> {
    const { id, version } = await this.add(admin, given, tag);
    await this.assets.issue(admin, id, { version, employeeId, issuedOn: on, condition: 'good' });
  }

  private add(admin: SignedInUser, [name, kind, rupees]: Given, tag: string) {
    return this.assets.steps.create(admin, {
      name,
      kind,
      tag,
      serial: null,
      cost: inMinorUnit(String(rupees), 'INR'),
    });
  }
}

const number = (place: number): string => String(place + 11).padStart(3, '0');
