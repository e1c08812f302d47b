export { Actors } from './access/actors.js';
export { Access, type AccessRule } from './access/access.decorator.js';
export { CurrentUser } from './access/current-user.decorator.js';
export { CurrentOperator } from './access/current-operator.decorator.js';
export { OperatorReader, type SignedInOperator } from './access/operator-reader.js';
export { RemoteSwitches } from './access/remote-switches.js';
export { SessionCookie } from './access/session-cookie.js';
export { SessionReader } from './access/session-reader.js';
export { SessionStrategy } from './access/session.strategy.js';
export type { SignedInUser } from './access/signed-in-user.js';
export { Audit } from './audit/audit.js';
export type { AuditActor, AuditRecord } from './audit/audit-draft.js';
export { Audited, NotAudited } from './audit/audited.decorator.js';
export { auditConnection, verifyAudit, type AuditVerdict } from './audit/verify-audit.js';
export { Clock } from './clock/clock.js';
export { bootstrapDatabase } from './database/bootstrap-database.js';
export { defineMigration, type EntityClass, type Migration } from './database/define-migration.js';
export { GlobalDb } from './database/global-db.js';
export { migrateDatabase } from './database/migrate.js';
export { platformMigrations } from './database/migrations/index.js';
export { databaseRights } from './database/close-to-roles.js';
export { cacheNotice, OperatorDb } from './database/operator-db.js';
export { PublisherDb } from './database/publisher-db.js';
export { TenantDb } from './database/tenant-db.js';
export type { PreparedRead } from './database/tenant-read.query.js';
export { TenantReader } from './database/tenant-reader.js';
export { databaseUrlProblem } from './env/database-url.js';
export { ENV, loadEnv, type Env } from './env/env.js';
export { loadEnvOrExit } from './env/load-env-or-exit.js';
export { AppError, notFound, type AppErrorOptions } from './errors/app-error.js';
export { isMalformedValue, isUniqueViolation } from './errors/database-error.js';
export { toAppError } from './errors/error.filter.js';
export type { DomainEventMap, DomainEventType, EventOrigin, EventPayload } from './events/domain-event.js';
export { DomainEvents } from './events/domain-events.js';
export { OnDomainEvent } from './events/on-domain-event.decorator.js';
export { OutboxDispatcher } from './events/outbox-dispatcher.js';
export { ListExports } from './exports/list-export.js';
export { Files, type AttachedFile } from './files/files.js';
export { FileReader } from './files/file-reader.service.js';
export { sendContent } from './files/send-content.js';
export { FileUse, type ImageSizes } from './files/file-use.js';
export { Maintenance, MAINTENANCE_CHANNEL } from './maintenance/maintenance.js';
export { Readiness } from './health/readiness.js';
export { createHttpApp, type HttpAppOptions } from './http/create-http-app.js';
export { RequestContext } from './http/request-context.js';
export { Idempotency } from './idempotency/idempotency.js';
export { Once, OnceByHandler, Repeatable } from './idempotency/once.decorator.js';
export { onceRequestOf, type OnceRequest } from './idempotency/once-request.js';
export { markReplayed } from './idempotency/replayed-header.js';
export {
  Importers,
  type CheckedRow,
  type CreatedRow,
  type Importer,
  type ImportFault,
  type ImportField,
  type MadeRow,
  type NamedRow,
  type ReadRow,
  type UndoneRow,
} from './imports/importer.js';
export { CompanyDirectory, type CompanyPage } from './jobs/company-directory.js';
export { createJobApp } from './jobs/create-job-app.js';
export { DeadJobs, type DeadJob } from './jobs/dead-jobs.js';
export { HandlesJob } from './jobs/handles-job.decorator.js';
export { defineJob } from './jobs/job-definition.js';
export type { JobContext } from './jobs/job-context.js';
export { JobScheduler } from './jobs/job-scheduler.js';
export { JobWorker } from './jobs/job-worker.js';
export { Jobs } from './jobs/jobs.js';
export { QueueDb } from './jobs/queue-db.js';
export { Limiter, type LimiterPenalty, type LimiterWindow } from './limiter/limiter.js';
export { networkOf } from './limiter/network.rules.js';
export { Turns } from './limiter/turns.js';
export { foreignCursor, readCursor } from './lists/cursor.js';
export { splitSort, type ListPage } from './lists/keyset.rules.js';
export { allOf, type ListFilter } from './lists/list-statement.rules.js';
export { addFilters } from './lists/add-filters.js';
export { describedFilters, type FilterSource } from './lists/list-filters.rules.js';
export { arrayText } from './lists/array-text.js';
export { InexactTotals } from './lists/inexact-totals.js';
export { TenantLists, type TenantListOptions } from './lists/tenant-lists.js';
export { keysetPage, orderedPage } from './lists/keyset-page.js';
export { mergePages } from './lists/merged-page.rules.js';
export { CacheInvalidation } from './live/cache-invalidation.js';
export { type LiveAudience } from './live/live-audience.js';
export { LiveEvents } from './live/live-events.js';
export { LiveStreams } from './live/live-streams.js';
export { ShortCache } from './live/short-cache.js';
export { createLogger, NestLogger } from './logging/logger.js';
export { hello, renderMail, type Mail } from './mail/mail.template.js';
export { Mailer } from './mail/mailer.js';
export {
  KnowsSubjects,
  NOTIFICATION_SUBJECTS,
  NotificationSubjects,
  type NotificationReader,
} from './notifications/notification-subjects.js';
export type { NotificationAudience, NotificationRequest } from './notifications/notification-request.js';
export { Notifications, type Notification } from './notifications/notifications.js';
export { Answers } from './openapi/answers.decorator.js';
export { OpenApi } from './openapi/openapi.js';
export { PlatformModule, type PlatformOptions } from './platform.module.js';
export { Badges, BadgeSource, CountsBadges } from './portal/badges.js';
export { Coworkers, CoworkerSource, type Coworker } from './portal/coworkers.js';
export { NextSteps, NextStepSource } from './portal/next-steps.js';
export { PersonDetails, PersonDetailSource, type PersonDetail } from './portal/person-details.js';
export { PhotoSource, type OwnPhoto } from './portal/photos.js';
export { DescribedLists } from './saved-views/described-lists.js';
export { SearchIndex } from './search/search-index.js';
export { rebuildSearch } from './search/search-rebuild.job.js';
export { Searched, SearchSource, type SearchDocument } from './search/search-source.js';
export { inTurns } from './process/in-turns.js';
export { stopOnSignals } from './process/stop-on-signals.js';
export { InstallationSealer, Sealer } from './secrets/sealer.js';
export { SealedSource, type SealedRow } from './secrets/sealed-source.js';
export { SignedLinks, type LinkClaim } from './secrets/signed-links.js';
export { createLinkToken, parseLinkToken, Secrets } from './secrets/secrets.js';
export { SettingDefinition, type SettingRules } from './settings/setting-definition.js';
export { Settings } from './settings/settings.js';
export { isLocalRequest } from './http/local-request.js';
export { isSecure } from './http/secure-headers.js';
export { addTexts } from './words/texts.js';
export { ReaderLanguages } from './words/reader-languages.js';
export { say } from './words/say.js';
export { joined, words, type Said } from './words/words.js';
