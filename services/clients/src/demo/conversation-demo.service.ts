import { CLIENT_FILE_USE } from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';
import type { SignedInUser } from '@atrium/platform';
import { Files } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ClientFileService } from '../conversation/client-file.service.js';
import { ClientMessageService } from '../conversation/client-message.service.js';
import { ProposalPortal } from '../proposal/proposal-portal.service.js';
import { ProposalReadings } from '../proposal-reading/proposal-readings.service.js';
import { DEMO_FILES, DEMO_MESSAGES, DEMO_READING } from './conversation.seed.js';

const MOST_BYTES = 10_000;

/** What the team and the demo's client write and send to each other. */
@Injectable()
export class ConversationDemo {
  constructor(
    private readonly messages: ClientMessageService,
    private readonly kept: ClientFileService,
    private readonly files: Files,
    private readonly portal: ProposalPortal,
    private readonly readings: ProposalReadings,
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
    await this.read(client);
  }

  /** The client looked at what they were offered, longest at what it costs. */
  private async read(client: SignedInUser): Promise<void> {
    for (const { id, state } of (await this.portal.listOwn(client)).items) {
      if (state !== 'viewed') continue;
      const reader = this.portal.bySession(client, id);
      const { contentHash } = await this.portal.read(reader);
      for (const parts of DEMO_READING) await this.readings.add(reader, { contentHash, parts: [...parts] });
    }
  }
}
