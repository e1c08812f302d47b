import type { Language } from '@atrium/contracts';
import { RequestContext } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { languageSetting } from '../settings/language.setting.js';
import { pageLanguageSetting } from '../settings/page-language.setting.js';
import { Settings } from '../settings/settings.js';

/** Determines the language of a text. */
export interface MailReader {
  /** User ids; the first of them who has chosen a language decides. */
  languageOf: string[];
  /**
   * If none has: the language of the page the person is on, if it is theirs. Otherwise the language of their last
   * sign-in is used.
   */
  otherwise?: Language | undefined;
}

/** Chooses the language in which people read. */
@Injectable()
export class ReaderLanguages {
  constructor(private readonly settings: Settings) {}

  /** Inside `TenantDb.run` only. English when nothing is known. */
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

  /** Inside `TenantDb.run` only: stores the language of the page on which somebody signs in. */
  async keepPage(userId: string): Promise<void> {
    const language = RequestContext.language();
    if (language) await this.settings.keep(pageLanguageSetting, userId, language);
  }
}
