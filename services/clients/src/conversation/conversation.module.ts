import { IdentityModule } from '@atrium/identity';
import { contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { ClientConversation } from './client-conversation.service.js';
import { CLIENT_FILE_WORDS } from './client-file-audit.texts.js';
import { ClientFileController, OwnFileController } from './client-file.controller.js';
import { ClientFileRepository } from './client-file.repository.js';
import { ClientFileService } from './client-file.service.js';
import { ClientFileUse } from './client-file-use.service.js';
import { ClientMessageController, OwnMessageController } from './client-message.controller.js';
import { ClientMessageFiles } from './client-message-files.service.js';
import { ClientMessageNotifications } from './client-message-notifications.service.js';
import { ClientMessageRepository } from './client-message.repository.js';
import { ClientMessageService } from './client-message.service.js';
import { ClientReaders } from './client-readers.service.js';

@Module({
  imports: [IdentityModule],
  controllers: [ClientMessageController, OwnMessageController, ClientFileController, OwnFileController],
  providers: [
    contribute(CLIENT_FILE_WORDS),
    ClientFileRepository,
    ClientFileService,
    ClientFileUse,
    ClientConversation,
    ClientMessageFiles,
    ClientMessageNotifications,
    ClientMessageRepository,
    ClientMessageService,
    ClientReaders,
  ],
  exports: [ClientFileService, ClientMessageService, ClientReaders],
})
export class ConversationModule {}
