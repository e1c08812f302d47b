import { contribute } from '@atrium/platform';
import { Global, Module } from '@nestjs/common';
import { HeldMails } from './mail/held-mails.repository.js';
import { MailDelivery } from './mail/mail-delivery.js';
import { MailDoor } from './mail/mail-door.js';
import { MailRelease } from './mail/mail-release.js';
import { MailSecrets } from './mail/mail-secrets.repository.js';
import { Mailer } from './mail/mailer.js';
import { OutboxFolder } from './mail/outbox-folder.js';
import { OutboxController } from './mail/outbox.controller.js';
import { OutboxServer } from './mail/outbox.server.js';
import { NotificationCatalog } from './notifications/notification-catalog.js';
import { Notifications } from './notifications/notifications.js';
import { PermissionCatalog } from './permissions/permission-catalog.js';
import { Badges } from './portal/badges.js';
import { Coworkers } from './portal/coworkers.js';
import { HomePart } from './portal/home-part.js';
import { Home } from './portal/home.js';
import { HomeController } from './portal/home.controller.js';
import { NextStepsController } from './portal/next-steps.controller.js';
import { PersonDetails } from './portal/person-details.js';
import { PhotoSources } from './portal/photo-sources.js';
import { PhotosController } from './portal/photos.controller.js';
import { dashboardSetting } from './settings/dashboard.setting.js';
import { companyDisplaySetting, displaySetting } from './settings/display.setting.js';
import { nextStepsHiddenSetting, tourSeenSetting } from './settings/guidance.setting.js';
import { idleLockSetting } from './settings/idle-lock.setting.js';
import { languageSetting } from './settings/language.setting.js';
import { SETTING_WORDS } from './settings/setting-audit.texts.js';
import { SettingRepository } from './settings/setting.repository.js';
import { SettingsController } from './settings/settings.controller.js';
import { Settings } from './settings/settings.js';
import { TrailVocabulary } from './trail-words/trail-vocabulary.js';
import { TrailWordsController } from './trail-words/trail-words.controller.js';
import { ReaderLanguages } from './words/reader-languages.js';

const shared = [
  Badges,
  Coworkers,
  Mailer,
  MailRelease,
  NotificationCatalog,
  Notifications,
  PermissionCatalog,
  PersonDetails,
  ReaderLanguages,
  Settings,
];

const settings = [
  tourSeenSetting,
  nextStepsHiddenSetting,
  idleLockSetting,
  languageSetting,
  displaySetting,
  dashboardSetting,
  companyDisplaySetting,
];

const homeParts = [
  new HomePart({ address: () => 'portal/next-steps' }),
  // The person's own photo, in the top bar.
  new HomePart({ address: ({ user }) => `portal/photos?users=${user.id}` }),
];

/** How the portal reaches people: mail, notifications, counts in the menu, next steps, photos and settings. */
@Global()
@Module({
  controllers: [
    HomeController,
    NextStepsController,
    OutboxController,
    PhotosController,
    SettingsController,
    TrailWordsController,
  ],
  providers: [
    ...shared,
    ...homeParts.map(contribute),
    HeldMails,
    Home,
    MailDelivery,
    MailDoor,
    MailSecrets,
    OutboxFolder,
    OutboxServer,
    PhotoSources,
    SettingRepository,
    TrailVocabulary,
    contribute(SETTING_WORDS),
    ...settings.map(contribute),
  ],
  exports: shared,
})
export class ReachModule {}
