import type { ClientOnboardingStep } from '@atrium/contracts';
import {
  defineTable,
  day,
  many,
  moment,
  orNull,
  otherwise,
  text,
  uuid,
  type EntityOf,
} from '@atrium/records';

export const ClientOnboardingEntity = defineTable('client_onboarding', {
  clientId: uuid(),
  leadId: orNull(uuid()),
  managerId: uuid(),
  contactIds: otherwise(() => "'{}'", many(uuid())),
  kickoffOn: orNull(day()),
  /** In the company's time zone. */
  kickoffFrom: text(),
  kickoffTitle: text(),
  step: text<ClientOnboardingStep>(),
  stepSince: otherwise(() => 'now()', moment()),
  blockedBy: orNull(text()),
});
export type ClientOnboardingEntity = EntityOf<typeof ClientOnboardingEntity>;
