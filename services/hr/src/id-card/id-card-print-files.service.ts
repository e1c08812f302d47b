import { ID_CARD, ID_CARD_PRINT_USE, passesCheck } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { FileUse, type ImageSizes } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { IdCardPrintRepository } from './id-card-print.repository.js';

/** Files with many cards. The portal makes them; people who keep employees open them. */
@Injectable()
export class IdCardPrintFiles extends FileUse {
  readonly key = ID_CARD_PRINT_USE;
  readonly remote = 'hr';
  readonly accepts = 'documents';
  readonly maxBytes = 0;
  readonly image: ImageSizes = { full: 1 };

  constructor(private readonly prints: IdCardPrintRepository) {
    super();
  }

  mayUpload(): boolean {
    return false;
  }

  isThere(printId: string): Promise<boolean> {
    return this.prints.exists(printId);
  }

  mayRead(user: SignedInUser): Promise<boolean> {
    return Promise.resolve(passesCheck(user, ID_CARD.check('read')));
  }
}
