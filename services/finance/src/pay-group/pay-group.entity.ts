import type { PayState } from '@atrium/contracts';
import {
  computed,
  defineTable,
  int,
  moment,
  orNull,
  text,
  uuid,
  yesNo,
  type EntityOf,
} from '@atrium/records';

export const PayGroupEntity = defineTable('pay_group', {
  name: text(),
  payDay: int(),
  cutOffDay: orNull(int()),
  defaultStructureId: orNull(uuid()),
  state: orNull(text<PayState>()),
  providentFund: yesNo(),
  welfareFund: yesNo(),
  absenceUnpaid: yesNo(),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
  sortName: computed(text()),
});
export type PayGroupEntity = EntityOf<typeof PayGroupEntity>;
