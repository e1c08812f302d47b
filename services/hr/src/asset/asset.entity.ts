import type { AssetCondition, AssetKind, AssetState } from '@atrium/contracts';
import {
  bigint,
  defineTable,
  computed,
  day,
  moment,
  orNull,
  otherwise,
  text,
  uuid,
  type EntityOf,
} from '@atrium/records';

export const AssetEntity = defineTable('asset', {
  name: text(),
  kind: text<AssetKind>(),
  tag: text(),
  serial: orNull(text()),
  cost: orNull(bigint()),
  state: otherwise('inStock', text<AssetState>()),
  condition: otherwise('new', text<AssetCondition>()),
  /** Who has it, or had it when it was lost. */
  employeeId: orNull(uuid()),
  issuedOn: orNull(day()),
  confirmedAt: orNull(moment()),
  sortName: computed(text()),
});
export type AssetEntity = EntityOf<typeof AssetEntity>;
