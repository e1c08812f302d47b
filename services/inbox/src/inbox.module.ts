import { ANNOUNCEMENT, INBOX_AREA } from '@atrium/contracts';
import { IdentityModule } from '@atrium/identity';
import { contribute } from '@atrium/platform';
import { HomePart } from '@atrium/reach';
import { recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { AnnouncementBadge } from './announcement/announcement-badge.service.js';
import { AnnouncementSearch } from './announcement/announcement-search.service.js';
import { AnnouncementSubject } from './announcement/announcement-subject.service.js';
import { AnnouncementSubjects } from './announcement/announcement-subjects.service.js';
import { AnnouncementController } from './announcement/announcement.controller.js';
import { AnnouncementReadRepository } from './announcement/announcement-read.repository.js';
import { AnnouncementReadings } from './announcement/announcement-readings.service.js';
import { ANNOUNCEMENTS } from './announcement/announcement.record.js';
import { AnnouncementService } from './announcement/announcement.service.js';
import { CommentAttachment } from './comment/comment-attachment.service.js';
import { CommentNotifier } from './comment/comment-notifier.service.js';
import { CommentPictureFiles, CommentPictures } from './comment/comment-pictures.service.js';
import { CommentSubjects } from './comment/comment-subjects.service.js';
import { COMMENT_WORDS } from './comment/comment-audit.texts.js';
import { CommentController } from './comment/comment.controller.js';
import { CommentRepository } from './comment/comment.repository.js';
import { CommentEffects } from './comment/comment-effects.service.js';
import { CommentReading } from './comment/comment-reading.service.js';
import { MailChoices } from './notification/mail-choices.service.js';
import { CommentService } from './comment/comment.service.js';
import { CountsController } from './counts.controller.js';
import { InboxDemo } from './demo/inbox-demo.service.js';
import { ContactService } from './message/contact.service.js';
import './inbox.texts.js';
import { MessageLimit } from './message/message-limit.service.js';
import { MessageController } from './message/message.controller.js';
import { MessageRepository } from './message/message.repository.js';
import { MessageService } from './message/message.service.js';
import { CompanyKindsService } from './notification/company-kinds.service.js';
import { NotificationCleanUpJob } from './notification/notification-clean-up.job.js';
import { NotificationIntake } from './notification/notification-intake.service.js';
import { NotificationMailJob } from './notification/notification-mail.job.js';
import { NotificationController } from './notification/notification.controller.js';
import { NotificationRepository } from './notification/notification.repository.js';
import { NotificationService } from './notification/notification.service.js';
import { SubjectList } from './notification/subject-list.service.js';
import { notificationPreferences } from './preference/preferences.schema.js';
import { PeopleController } from './people/people.controller.js';
import { PeopleService } from './people/people.service.js';
import { PresenceController } from './presence/presence.controller.js';
import { PresenceRepository } from './presence/presence.repository.js';
import { presenceSetting } from './presence/presence.schema.js';
import { PresenceService } from './presence/presence.service.js';
import { INBOX_SETTING_WORDS } from './inbox-settings.texts.js';

/** Withdrawing one answers without it. */
const ANNOUNCEMENT_CONTROLLER = recordController(ANNOUNCEMENT, {
  rules: ANNOUNCEMENTS,
  service: AnnouncementService,
  without: ['bulk', 'withdraw'],
});

/** The numbers of the frame, and what stands on top of the first screen. */
const homeParts = ['inbox/counts', 'announcements/pinned'].map(
  (address) => new HomePart({ address: () => address }),
);

/** What people receive: notifications, messages, announcements and comments on records. */
@Module({
  imports: [IdentityModule],
  controllers: [
    AnnouncementController,
    ANNOUNCEMENT_CONTROLLER,
    CommentController,
    CountsController,
    MessageController,
    NotificationController,
    PeopleController,
    PresenceController,
  ],
  providers: [
    NotificationRepository,
    NotificationService,
    NotificationIntake,
    CompanyKindsService,
    SubjectList,
    ...[INBOX_AREA, INBOX_SETTING_WORDS, COMMENT_WORDS].map(contribute),
    ...homeParts.map(contribute),
    InboxDemo,
    MailChoices,
    NotificationMailJob,
    NotificationCleanUpJob,
    contribute(notificationPreferences),
    AnnouncementReadRepository,
    AnnouncementReadings,
    AnnouncementService,
    AnnouncementSubjects,
    AnnouncementBadge,
    AnnouncementSubject,
    AnnouncementSearch,
    CommentEffects,
    CommentReading,
    CommentRepository,
    CommentService,
    CommentNotifier,
    CommentSubjects,
    CommentAttachment,
    CommentPictureFiles,
    CommentPictures,
    PresenceRepository,
    PresenceService,
    contribute(presenceSetting),
    PeopleService,
    MessageRepository,
    MessageService,
    MessageLimit,
    ContactService,
  ],
})
export class InboxModule {}
