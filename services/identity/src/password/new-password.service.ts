import { AppError } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { PasswordOwner } from './password-context.rules.js';
import { PasswordStrengthService } from './password-strength.service.js';
import { PasswordService } from './password.service.js';

interface NewPassword {
  password: string;
  owner: PasswordOwner;
  /** Name of the form's field; default: `password`. */
  field?: string;
}

/** Checks and hashes every password that a person chooses. */
@Injectable()
export class NewPasswordService {
  constructor(
    private readonly strength: PasswordStrengthService,
    private readonly passwords: PasswordService,
  ) {}

  /** @returns its hash @throws {AppError} VALIDATION_FAILED on the field, for a password that is easy to guess */
  async hash({ password, owner, field = 'password' }: NewPassword): Promise<string> {
    const fault = await this.strength.findFault(password, owner);
    if (fault) throw new AppError('VALIDATION_FAILED', { fields: { [field]: fault } });
    return this.passwords.hash(password);
  }
}
