import type { Entity } from '@atrium/platform';
import { CompanyEntity } from './company/company.entity.js';
import { EmailChangeEntity } from './email-change/email-change.entity.js';
import { LinkEntity } from './link/link.entity.js';
import { RecoveryCodeEntity } from './second-factor/recovery-code.entity.js';
import { SecondFactorEntity } from './second-factor/second-factor.entity.js';
import { SessionEntity } from './session/session.entity.js';
import { PermissionEntryEntity } from './user/permission-entry.entity.js';
import { UserEntity } from './user/user.entity.js';

export { DEMO_LOGINS } from './company/demo-login.seed.js';
export { Letterheads, type Letterhead } from './company/letterheads.service.js';
export { CompanyService } from './company/company.service.js';
export type { FoundCompany } from './company/company.repository.js';
export { DemoActors, type DemoStaff } from './demo/demo-actors.service.js';
export { DemoCompanyService } from './demo/demo-company.service.js';
export { IdentityModule } from './identity.module.js';
export {
  ClientAccounts,
  type ClientAccount,
  type ClientAccountStep,
} from './invitation/client-accounts.service.js';
export { InvitationService } from './invitation/invitation.service.js';
export { identityMigrations } from './migrations/index.js';
export { wrongPassword } from './password/own-password.service.js';
export { GuessLimitService } from './password/guess-limit.service.js';
export { GUESS_LIMITS } from './password/guess.rules.js';
export { PasswordService } from './password/password.service.js';
export {
  Factors,
  SECOND_FACTOR_PURPOSE,
  wrongCode,
  type Factor,
  type FactorStore,
} from './second-factor/factors.service.js';
export { AskingBrowser, type Browser } from './session/asking-browser.decorator.js';
export { AccountStanding } from './user/account-standing.service.js';
export type { Member, MemberQuery } from './user/member.repository.js';
export { nameKey, severalWords, sortNamed, type NamedPeople } from './user/named-people.rules.js';
export { UserDirectoryService, type DirectoryUser } from './user/user-directory.service.js';

export const identityEntities: Entity[] = [
  CompanyEntity,
  UserEntity,
  PermissionEntryEntity,
  LinkEntity,
  SessionEntity,
  SecondFactorEntity,
  RecoveryCodeEntity,
  EmailChangeEntity,
];
export { originOf } from './session/browser-session.service.js';
export type { SignInOrigin } from './session/session.service.js';
