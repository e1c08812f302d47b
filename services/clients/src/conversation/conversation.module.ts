import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { ClientModule } from '../client/client.module.js';
import { OwnedModule } from '../owned/owned.module.js';
import { ClientMessageController, OwnMessageController } from './client-message.controller.js';
import { ClientMessageFiles } from './client-message-files.service.js';
import { ClientMessageNews } from './client-message-news.service.js';
import { ClientMessageRepository } from './client-message.repository.js';
import { ClientMessageService } from './client-message.service.js';

@Module({
  imports: [IdentityModule, OwnedModule, ClientModule],
  controllers: [ClientMessageController, OwnMessageController],
  providers: [ClientMessageFiles, ClientMessageNews, ClientMessageRepository, ClientMessageService],
  exports: [ClientMessageService],
})
export class ConversationModule {}
