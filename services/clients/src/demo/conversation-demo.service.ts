import { CLIENT_FILE_USE } from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';
import type { SignedInUser } from '@atrium/platform';
import { Files } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ClientFileService } from '../conversation/client-file.service.js';
import { ClientMessageService } from '../conversation/client-message.service.js';
import { DEMO_FILES, DEMO_MESSAGES } from './conversation.seed.js';

const MOST_BYTES = 10_000;

/** What the team and the demo's client write and send to each other. */
@Injectable()
export class ConversationDemo {
  constructor(
    private readonly messages: ClientMessageService,
    private readonly kept: ClientFileService,
    private readonly files: Files,
  ) {}

  /** Inside `TenantDb.run` only. */
  async fill({ lead }: DemoStaff, client: SignedInUser): Promise<void> {
    const [own] = (await this.messages.listOwn(client)).items;
    if (!own) return;
    for (const [side, text] of DEMO_MESSAGES) {
      const message = { clientId: own.id, text, fileIds: [] };
      if (side === 'client') await this.messages.sendAsClient(client, message);
      else await this.messages.send(lead, message);
    }
    for (const { name, text, shared } of DEMO_FILES) {
      const fileId = await this.files.announce(lead, { use: CLIENT_FILE_USE, most: MOST_BYTES });
      await this.files.fill(fileId, { name, type: 'text/plain', bytes: Buffer.from(text) });
      await this.kept.add(lead, { clientId: own.id, fileId, shared });
    }
  }
}
