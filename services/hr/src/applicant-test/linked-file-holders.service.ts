import { Injectable } from '@nestjs/common';
import { LinkedFileController } from './linked-file.controller.js';
import { LinkedTestHolders } from './linked-test-holders.service.js';

/** The same for what they hand in. */
@Injectable()
export class LinkedFileHolders extends LinkedTestHolders {
  override readonly key = LinkedFileController.name;
}
