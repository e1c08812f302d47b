import { AGENCY_AREA, IDENTITY_AREA, INVITATION, USER } from '@atrium/contracts';
import { Actors, CompanyDirectory, contribute, SessionReader } from '@atrium/platform';
import { offerRecord, recordController } from '@atrium/records';
import { Global, Module } from '@nestjs/common';
import { AccountController } from './account/account.controller.js';
import { AccountEffects } from './account-effects/account-effects.service.js';
import { AccountPassword } from './account/account-password.service.js';
import { AccountService } from './account/account.service.js';
import { OwnPasswordService } from './password/own-password.service.js';
import { CleanUpJob } from './clean-up/clean-up.job.js';
import { CompanyDetailsStep } from './next-step/company-details-step.service.js';
import { CompanyDirectoryRepository } from './company/company-directory.repository.js';
import { CompanyLogo, CompanyLogoFiles } from './company/company-logo.service.js';
import { CompanyProfileController } from './company/company-profile.controller.js';
import { CompanyProfileService } from './company/company-profile.service.js';
import { CompanyController } from './company/company.controller.js';
import { CompanyRepository } from './company/company.repository.js';
import { Letterheads } from './company/letterheads.service.js';
import { CompanyService } from './company/company.service.js';
import { ConfirmationController } from './confirmation/confirmation.controller.js';
import { ConfirmationMails } from './confirmation/confirmation-mails.service.js';
import { ConfirmationService } from './confirmation/confirmation.service.js';
import { DemoActors } from './demo/demo-actors.service.js';
import { DemoCompanyService } from './demo/demo-company.service.js';
import { PortalInfoController } from './demo/portal-info.controller.js';
import { AcceptanceController } from './invitation/acceptance.controller.js';
import { AcceptanceService } from './invitation/acceptance.service.js';
import { InvitationController } from './invitation/invitation.controller.js';
import { InvitationImporter } from './invitation/invitation-importer.service.js';
import { InvitationLinkService } from './invitation/invitation-link.service.js';
import { INVITATIONS } from './invitation/invitation.record.js';
import { ClientAccounts } from './invitation/client-accounts.service.js';
import { InvitationService } from './invitation/invitation.service.js';
import { LinkRepository } from './link/link.repository.js';
import { LinkService } from './link/link.service.js';
import { EmailChangeController } from './email-change/email-change.controller.js';
import { EmailChangeLinks } from './email-change/email-change-links.service.js';
import { EmailChangeRepository } from './email-change/email-change.repository.js';
import { EmailChangeService } from './email-change/email-change.service.js';
import { SecondFactorAdminController } from './user/second-factor-admin.controller.js';
import { SecondFactorAdmin } from './user/second-factor-admin.service.js';
import { SecondFactorCheck } from './second-factor/second-factor-check.service.js';
import { SecondFactorController } from './account/second-factor.controller.js';
import { SecondFactorRepository } from './second-factor/second-factor.repository.js';
import { SecondFactorSecrets } from './second-factor/second-factor-secrets.repository.js';
import { SecondFactorService } from './account/second-factor.service.js';
import { UserFactors } from './second-factor/user-factors.service.js';
import './identity.texts.js';
import { InviteTeamService } from './next-step/invite-team.service.js';
import { RecoveryController } from './recovery/recovery.controller.js';
import { RecoveryProof } from './recovery/recovery-proof.service.js';
import { RecoveryRequests } from './recovery/recovery-requests.service.js';
import { RecoveryService } from './recovery/recovery.service.js';
import { BrowserSessionService } from './session/browser-session.service.js';
import { OwnSessionsController } from './session/own-sessions.controller.js';
import { OwnSessionsService } from './session/own-sessions.service.js';
import { SessionCacheService } from './session/session-cache.service.js';
import { SessionController } from './session/session.controller.js';
import { SessionRepository } from './session/session.repository.js';
import { SessionService } from './session/session.service.js';
import { GuessLimitService } from './password/guess-limit.service.js';
import { NewPasswordService } from './password/new-password.service.js';
import { PasswordStrengthService } from './password/password-strength.service.js';
import { PasswordService } from './password/password.service.js';
import { SeeAsEndHandler } from './see-as/see-as-end.handler.js';
import { SeeAsController } from './see-as/see-as.controller.js';
import { SeeAsService } from './see-as/see-as.service.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SignInProof } from './sign-in/sign-in-proof.service.js';
import { SignInService } from './sign-in/sign-in.service.js';
import { SignInStrategy } from './sign-in/sign-in.strategy.js';
import { CompanyFounding } from './sign-up/company-founding.service.js';
import { SignUpController } from './sign-up/sign-up.controller.js';
import { SignUpService } from './sign-up/sign-up.service.js';
import { AccountStanding } from './user/account-standing.service.js';
import { AdminKeeper } from './user/admin-keeper.service.js';
import { UserPermissionsController } from './user/user-permissions.controller.js';
import { UserPermissionsService } from './user/user-permissions.service.js';
import { ActorService } from './user/actor.service.js';
import { LockController } from './lock/lock.controller.js';
import { LockService } from './lock/lock.service.js';
import { ColleagueRepository } from './user/colleague.repository.js';
import { MemberRepository } from './user/member.repository.js';
import { PermissionEntryRepository } from './user/permission-entry.repository.js';
import { UserDirectoryService } from './user/user-directory.service.js';
import { USERS } from './user/user.record.js';
import { UserNameRepository } from './user/user-name.repository.js';
import { UserNames } from './user/user-names.service.js';
import { UserRepository } from './user/user.repository.js';
import { UserService } from './user/user.service.js';
import { USER_WORDS } from './user/user-audit.texts.js';
import { COMPANY_WORDS } from './company/company-audit.texts.js';

const PLAIN = { one: '', many: '' };

const USER_CONTROLLERS = [
  recordController(USER, {
    rules: USERS,
    service: UserService,
    only: ['list', 'get', 'update', 'deactivate', 'reactivate'],
    called: PLAIN,
    group: 'User',
  }),
  recordController(USER, {
    rules: USERS,
    service: SecondFactorAdmin,
    only: ['resetSecondFactor'],
    access: { resetSecondFactor: { confirmed: true } },
    called: PLAIN,
    group: 'User',
  }),
  recordController(INVITATION, { rules: INVITATIONS, only: ['list'], called: PLAIN, group: 'Invitation' }),
];

/** Companies, their users and permissions, sessions. */
// Global, because it implements ports of the platform that other services inject.
@Global()
@Module({
  controllers: [
    CompanyController,
    CompanyProfileController,
    PortalInfoController,
    SignUpController,
    ConfirmationController,
    SignInController,
    SessionController,
    LockController,
    AccountController,
    OwnSessionsController,
    SecondFactorController,
    EmailChangeController,
    SecondFactorAdminController,
    RecoveryController,
    AcceptanceController,
    // Before users, so that /api/users/invitations is not taken for a user.
    InvitationController,
    ...USER_CONTROLLERS,
    UserPermissionsController,
    SeeAsController,
  ],
  providers: [
    CompanyRepository,
    LinkRepository,
    ColleagueRepository,
    MemberRepository,
    PermissionEntryRepository,
    SessionRepository,
    UserNameRepository,
    UserNames,
    UserRepository,
    CompanyLogo,
    CompanyLogoFiles,
    CompanyProfileService,
    Letterheads,
    CompanyFounding,
    CompanyService,
    SignUpService,
    ConfirmationMails,
    ConfirmationService,
    LinkService,
    SessionCacheService,
    SessionService,
    BrowserSessionService,
    PasswordStrengthService,
    NewPasswordService,
    PasswordService,
    GuessLimitService,
    SignInProof,
    SignInService,
    SignInStrategy,
    LockService,
    RecoveryService,
    RecoveryProof,
    RecoveryRequests,
    SeeAsService,
    SeeAsEndHandler,
    AccountEffects,
    AccountPassword,
    AccountService,
    OwnPasswordService,
    OwnSessionsService,
    SecondFactorRepository,
    UserFactors,
    SecondFactorCheck,
    SecondFactorService,
    SecondFactorAdmin,
    SecondFactorSecrets,
    EmailChangeLinks,
    EmailChangeRepository,
    EmailChangeService,
    UserService,
    AccountStanding,
    AdminKeeper,
    UserPermissionsService,
    UserDirectoryService,
    AcceptanceService,
    ClientAccounts,
    InvitationService,
    InvitationLinkService,
    InvitationImporter,
    CompanyDetailsStep,
    InviteTeamService,
    DemoActors,
    DemoCompanyService,
    CleanUpJob,
    contribute(USER_WORDS),
    contribute(COMPANY_WORDS),
    ...[IDENTITY_AREA, AGENCY_AREA].map(contribute),
    ...offerRecord(USERS),
    ...offerRecord(INVITATIONS),
    { provide: SessionReader, useExisting: SessionService },
    { provide: Actors, useClass: ActorService },
    { provide: CompanyDirectory, useClass: CompanyDirectoryRepository },
  ],
  exports: [
    CompanyService,
    DemoActors,
    DemoCompanyService,
    InvitationService,
    Letterheads,
    UserDirectoryService,
    Actors,
    CompanyDirectory,
    SessionReader,
    AccountStanding,
    ClientAccounts,
    GuessLimitService,
    PasswordService,
  ],
})
export class IdentityModule {}
