import { Injectable } from '@nestjs/common';
import { SecretKeys } from './secret-keys.js';
import { readText, signText } from './signed-text.rules.js';

/** Short texts that come back from outside as they were given out. Anyone can read them, nobody else can make them. */
@Injectable()
export class SignedTexts {
  constructor(private readonly keys: SecretKeys) {}

  /** @param purpose unique to this kind of text: a token works for its purpose only */
  sign(purpose: string, text: string): string {
    return signText(this.keys, `text ${purpose}`, text);
  }

  /** The text; null for a token that was not made for this purpose. */
  read(purpose: string, token: string): string | null {
    return readText(this.keys, `text ${purpose}`, token);
  }
}
