import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CountsController } from './counts.controller.js';
import { NotificationCleanUpJob } from './notification/notification-clean-up.job.js';
import { NotificationIntake } from './notification/notification-intake.service.js';
import { NotificationMailJob } from './notification/notification-mail.job.js';
import { NotificationController } from './notification/notification.controller.js';
import { NotificationRepository } from './notification/notification.repository.js';
import { NotificationService } from './notification/notification.service.js';
import { RemotesOffService } from './notification/remotes-off.service.js';
import { SubjectList } from './notification/subject-list.js';
import { notificationPreferences } from './preference/preferences.setting.js';
import { PresenceController } from './presence/presence.controller.js';
import { PresenceRepository } from './presence/presence.repository.js';
import { PresenceService } from './presence/presence.service.js';

/** What people are told, by the portal and by each other. */
@Module({
  imports: [IdentityModule, DiscoveryModule],
  controllers: [CountsController, NotificationController, PresenceController],
  providers: [
    ...[NotificationRepository, NotificationService, NotificationIntake, RemotesOffService, SubjectList],
    ...[NotificationMailJob, NotificationCleanUpJob, notificationPreferences.provider],
    ...[PresenceRepository, PresenceService],
  ],
})
export class InboxModule {}
