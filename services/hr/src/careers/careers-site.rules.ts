import { LANGUAGES, LOCALES, type Language } from '@atrium/contracts';
import { say, words, type Said } from '@atrium/reach';
import type { FoundCompany } from '@atrium/identity';

/** One visit of a company's careers pages: whose they are, in which language, and the addresses of its pages. */
export class CareersSite {
  readonly language: Language;
  /** Carried along only where somebody chose it. */
  private readonly chosen: boolean;

  constructor(
    readonly company: FoundCompany,
    private readonly publicUrl: string,
    { asked, spoken }: { asked: string | undefined; spoken: Language | undefined },
  ) {
    const known = LANGUAGES.find((language) => language === asked);
    this.chosen = known !== undefined;
    this.language = known ?? spoken ?? 'en';
  }

  get isRightToLeft(): boolean {
    return this.language === 'ar';
  }

  readonly t = (said: Said): string => say(said, this.language);

  /** A text of the portal that is named elsewhere, such as a label; of any other text itself. */
  readonly known = (id: string): string => say({ id, values: {} }, this.language);

  /** @param query left out where it is undefined */
  path(page = '', query: Readonly<Record<string, string | undefined>> = {}): string {
    const given = new URLSearchParams();
    const asked: Readonly<Record<string, string | undefined>> = {
      lang: this.chosen ? this.language : undefined,
      ...query,
    };
    for (const [name, value] of Object.entries(asked)) if (value) given.set(name, value);
    const text = given.toString();
    return `/${this.company.code}/careers${page && `/${page}`}${text && `?${text}`}`;
  }

  /** As search engines and feeds name a page, whatever the language of the reader. */
  url(page = ''): string {
    return `${this.publicUrl}/${this.company.code}/careers${page && `/${page}`}`;
  }

  day(day: string): string {
    const format = new Intl.DateTimeFormat(LOCALES[this.language], { dateStyle: 'long', timeZone: 'UTC' });
    return format.format(new Date(day));
  }

  moment(at: Date): string {
    const { timezone: timeZone } = this.company;
    return new Intl.DateTimeFormat(LOCALES[this.language], {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone,
    }).format(at);
  }

  /** A year's pay, short. */
  pay(from: number, to: number): string {
    const format = new Intl.NumberFormat(LOCALES[this.language], {
      style: 'currency',
      currency: 'INR',
      notation: 'compact',
      maximumFractionDigits: 2,
    });
    return from === to ? format.format(from / 100) : format.formatRange(from / 100, to / 100);
  }

  /** An amount in full. */
  amount(paise: number): string {
    const format = new Intl.NumberFormat(LOCALES[this.language], { style: 'currency', currency: 'INR' });
    return format.format(paise / 100);
  }

  readonly aYear = (): string => this.t(words('a year'));
}
