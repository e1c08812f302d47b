import type { Language } from '@atrium/contracts';
import { RequestContext } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { languageSetting } from '../settings/language.setting.js';
import { pageLanguageSetting } from '../settings/page-language.setting.js';
import { Settings } from '../settings/settings.js';

/** In whose language something is said. */
export interface MailReader {
  /** Users; the first of them who has chosen a language decides. */
  languageOf: string[];
  /** Where nobody has: that of the page on which the person is, if it is theirs. Else that of their last sign-in. */
  otherwise?: Language | undefined;
}

/** Which languages people read. */
@Injectable()
export class ReaderLanguages {
  constructor(private readonly settings: Settings) {}

  /** Inside `TenantDb.run` only. English where nothing is known. */
  async choose({ languageOf, otherwise }: MailReader): Promise<Language> {
    const choices = await this.settings.listOf(languageSetting, languageOf);
    for (const id of languageOf) {
      const choice = choices.get(id) ?? 'browser';
      if (choice !== 'browser') return choice;
    }
    if (otherwise) return otherwise;
    const pages = await this.settings.listOf(pageLanguageSetting, languageOf);
    return languageOf.map((id) => pages.get(id)).find(Boolean) ?? 'en';
  }

  /** Inside `TenantDb.run` only: somebody signs in on a page, whose language is kept. */
  async keepPage(userId: string): Promise<void> {
    const language = RequestContext.language();
    if (language) await this.settings.keep(pageLanguageSetting, userId, language);
  }
}
