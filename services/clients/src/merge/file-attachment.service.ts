import type { SubjectPlace } from '@atrium/contracts';
import { RecordAttachment } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ClientFileRepository } from '../conversation/client-file.repository.js';

/** Files that are kept with clients that are merged. */
@Injectable()
export class FileAttachment extends RecordAttachment {
  override readonly key = 'files';
  override readonly kinds = ['client'];

  constructor(private readonly files: ClientFileRepository) {
    super();
  }

  listIds({ id }: SubjectPlace): Promise<string[]> {
    return this.files.idsOf(id);
  }

  move(ids: readonly string[], { id }: SubjectPlace, to: string): Promise<string[]> {
    return this.files.move(ids, id, to);
  }
}
