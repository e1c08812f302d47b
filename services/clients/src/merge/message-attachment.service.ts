import type { SubjectPlace } from '@atrium/contracts';
import { RecordAttachment } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ClientMessageRepository } from '../conversation/client-message.repository.js';

/** What was written to and by clients that are merged, with its files. */
@Injectable()
export class MessageAttachment extends RecordAttachment {
  override readonly key = 'messages';
  override readonly kinds = ['client'];

  constructor(private readonly messages: ClientMessageRepository) {
    super();
  }

  listIds({ id }: SubjectPlace): Promise<string[]> {
    return this.messages.idsOf(id);
  }

  move(ids: readonly string[], { id }: SubjectPlace, to: string): Promise<string[]> {
    return this.messages.move(ids, id, to);
  }
}
