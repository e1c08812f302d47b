import { Module, type DynamicModule, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AccessCheck } from './guard/access.check.js';
import { AccessGuard } from './guard/access.guard.js';
import { SessionCookie } from './access/session-cookie.js';
import { RequestSession } from './access/request-session.js';
import { Audit } from './audit/audit.js';
import { AuditCheck } from './audit/audit.check.js';
import { Clock } from './clock/clock.js';
import { Contributions } from './contributions/contributions.js';
import { openDataSource } from './database/data-source.js';
import type { Entity } from './database/define-migration.js';
import { GlobalDb } from './database/global-db.js';
import { OperatorDb } from './database/operator-db.js';
import { PublisherDb } from './database/publisher-db.js';
import { TenantDb } from './database/tenant-db.js';
import { TenantReader } from './database/tenant-reader.js';
import { ENV, type Env } from './env/env.js';
import { ErrorFilter } from './errors/error.filter.js';
import { createValidationPipe } from './errors/validation.pipe.js';
import { DomainEvents } from './events/domain-events.js';
import { EventHandlers } from './events/event-handlers.js';
import { OutboxDispatcher } from './events/outbox-dispatcher.js';
import { OutboxRepository } from './events/outbox.repository.js';
import { HealthController } from './health/health.controller.js';
import { Readiness } from './health/readiness.js';
import { IdempotencyCheck } from './idempotency/idempotency.check.js';
import { Idempotency } from './idempotency/idempotency.js';
import { IdempotencyRepository } from './idempotency/idempotency.repository.js';
import { JobCleanUp } from './jobs/job-clean-up.js';
import { DeadJobs } from './jobs/dead-jobs.js';
import { JobHandlers } from './jobs/job-handlers.js';
import { JobRunner } from './jobs/job-runner.js';
import { JobScheduler } from './jobs/job-scheduler.js';
import { JobWorker } from './jobs/job-worker.js';
import { JobController } from './jobs/job.controller.js';
import { JobRepository } from './jobs/job.repository.js';
import { Jobs } from './jobs/jobs.js';
import { QueueDb } from './jobs/queue-db.js';
import { QueueTasks } from './jobs/queue-tasks.js';
import { WorkerRegistry } from './jobs/worker-registry.js';
import { Limiter } from './limiter/limiter.js';
import { LinkLanes } from './limiter/link-lanes.js';
import { StrangerLanes } from './limiter/stranger-lanes.js';
import { Turns } from './limiter/turns.js';
import { RouteList } from './http/route-list.js';
import { CacheInvalidation } from './live/cache-invalidation.js';
import { DatabaseListener } from './live/database-listener.js';
import { LiveEvents } from './live/live-events.js';
import { LiveStreams } from './live/live-streams.js';
import { LiveController } from './live/live.controller.js';
import { AnswerInterceptor } from './openapi/answer.interceptor.js';
import { OpenApiController } from './openapi/openapi.controller.js';
import { ReferenceController } from './openapi/reference/reference.controller.js';
import { OpenApi } from './openapi/openapi.js';
import { MaintenanceController } from './maintenance/maintenance.controller.js';
import { Maintenance } from './maintenance/maintenance.js';
import { RenewSecrets } from './sealing/renew-secrets.job.js';
import { InstallationSealer, Sealer } from './sealing/sealer.js';
import { SecretKeys } from './secrets/secret-keys.js';
import { SignedLinks } from './secrets/signed-links.js';
import { SignedTexts } from './secrets/signed-texts.js';
import { SecurityTxtController } from './security-contact/security-txt.controller.js';
import { JOB_WORDS } from './jobs/job-audit.texts.js';
import { contribute } from './contributions/contributions.js';

export interface PlatformOptions {
  env: Env;
  entities: readonly Entity[];
  clock?: Clock;
}

const shared = [
  Audit,
  SessionCookie,
  RequestSession,
  Contributions,
  TenantDb,
  GlobalDb,
  TenantReader,
  DomainEvents,
  Idempotency,
  LiveEvents,
  LiveStreams,
  Maintenance,
  OperatorDb,
  PublisherDb,
  CacheInvalidation,
  Sealer,
  InstallationSealer,
  SignedLinks,
  SignedTexts,
  Limiter,
  LinkLanes,
  StrangerLanes,
  Turns,
  OpenApi,
  OutboxDispatcher,
  Readiness,
  Jobs,
  JobWorker,
  QueueDb,
  { provide: DeadJobs, useFactory: ({ pool }: QueueDb) => new DeadJobs(pool), inject: [QueueDb] },
];

const inner = [
  contribute(JOB_WORDS),
  RouteList,
  AccessCheck,
  AuditCheck,
  IdempotencyCheck,
  IdempotencyRepository,
  DatabaseListener,
  EventHandlers,
  RenewSecrets,
  SecretKeys,
  OutboxRepository,
  JobHandlers,
  JobRepository,
  JobRunner,
  JobScheduler,
  QueueTasks,
  WorkerRegistry,
  JobCleanUp,
];

const controllers = [
  HealthController,
  JobController,
  LiveController,
  MaintenanceController,
  OpenApiController,
  ReferenceController,
  SecurityTxtController,
];

const global = (): Provider[] => [
  { provide: APP_FILTER, useClass: ErrorFilter },
  { provide: APP_PIPE, useFactory: createValidationPipe },
  { provide: APP_GUARD, useClass: AccessGuard },
  ...(process.env['NODE_ENV'] === 'production'
    ? []
    : [{ provide: APP_INTERCEPTOR, useClass: AnswerInterceptor }]),
];

/** What every service is built on. The module is global, so services do not import it. */
@Module({})
export class PlatformModule implements OnApplicationShutdown {
  constructor(private readonly dataSource: DataSource) {}

  static forRoot({ env, entities, clock }: PlatformOptions): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [
        { provide: ENV, useValue: env },
        { provide: Clock, useValue: clock ?? new Clock() },
        { provide: DataSource, useFactory: () => openDataSource(env, entities) },
        ...shared,
        ...inner,
        ...global(),
      ],
      controllers,
      exports: [ENV, Clock, DataSource, AuditCheck, ...shared],
    };
  }

  /** Runs after HTTP has drained. */
  async onApplicationShutdown(): Promise<void> {
    await this.dataSource.destroy();
  }
}
