import {
  CHOOSE_SHORTER,
  type CalendarItem,
  type CalendarItems,
  type CalendarSourceInfo,
  type CalendarWindowQuery,
  type ItemMoved,
  type MoveItem,
  type SourceParts,
} from '@atrium/contracts';
import {
  AppError,
  Contributions,
  notFound,
  RequestContext,
  TenantDb,
  type SignedInUser,
} from '@atrium/platform';
import { say, Settings, type Said } from '@atrium/reach';
import { Injectable, Logger } from '@nestjs/common';
import { TooManyInstancesError } from '../recurrence/too-many-instances.error.js';
import { calendarRules } from '../settings/calendar-rules.schema.js';
import { CalendarSource } from './calendar-source.service.js';
import type { CalendarWindow } from './calendar-source.types.js';
import { foldItems } from './folded-items.rules.js';
import { windowIn } from './window.rules.js';

/** Null: too much to show. */
type Answered = { items: CalendarItem[] } | { failed: CalendarSource } | null;

/** What a person's calendar shows, from all sources. */
@Injectable()
export class CalendarWindows {
  private readonly logger = new Logger(CalendarWindows.name);

  constructor(
    private readonly contributions: Contributions,
    private readonly settings: Settings,
    private readonly db: TenantDb,
  ) {}

  /** In order of their start; of too many some of each day. @throws {AppError} VALIDATION_FAILED on `to` for more than is counted */
  async list(user: SignedInUser, { from, to, zone }: CalendarWindowQuery): Promise<CalendarItems> {
    const window = windowIn(zone ?? user.companyTimezone, { from, to });
    const sources = await this.contributions.enabledOf(CalendarSource, user.companyId);
    const answers = await Promise.all(sources.map((source) => this.ask(source, window, user)));
    const items = answers.flatMap((answer) => (answer && 'items' in answer ? answer.items : []));
    if (answers.includes(null)) throw new AppError('VALIDATION_FAILED', { fields: { to: CHOOSE_SHORTER } });
    const failed = answers.flatMap((answer) => (answer && 'failed' in answer ? answer.failed : []));
    return {
      ...foldItems(items.sort(byStart), window),
      failed: failed.map(({ key, title }) => ({ key, title: sayHere(title) })),
    };
  }

  async sources(user: SignedInUser): Promise<CalendarSourceInfo[]> {
    const { sourcesOff, colours } = await this.db.run(user.companyId, () =>
      this.settings.ofCompany(calendarRules),
    );
    const sources = await this.contributions.enabledOf(CalendarSource, user.companyId);
    return Promise.all(
      sources.map(async (source) => {
        const { key, title, colour, fixed } = source;
        const calendars = await source.ownCalendars(user);
        return {
          key,
          title: sayHere(title),
          colour: colours[key] ?? colour,
          fixed: fixed && sayHere(fixed),
          on: !sourcesOff.includes(key),
          ...(calendars.length > 0 && { calendars }),
        };
      }),
    );
  }

  /** @throws {AppError} NOT_FOUND of the source, CALENDAR_ITEM_FIXED, and what the owner of the item refuses */
  async move(user: SignedInUser, { source: key, ...move }: MoveItem): Promise<ItemMoved> {
    const sources = await this.contributions.enabledOf(CalendarSource, user.companyId);
    const source = sources.find((each) => each.key === key);
    if (!source) throw notFound();
    return source.move(user, move);
  }

  /** What the company can show to everybody besides what is their own. */
  async parts(user: SignedInUser): Promise<SourceParts> {
    const sources = await this.contributions.enabledOf(CalendarSource, user.companyId);
    const items: SourceParts['items'] = [];
    await this.db.run(user.companyId, async () => {
      for (const source of sources)
        items.push(...(await source.parts()).map((part) => ({ ...part, source: source.key })));
    });
    return { items };
  }

  private async ask(source: CalendarSource, window: CalendarWindow, user: SignedInUser): Promise<Answered> {
    try {
      const items = await within(source.patience, source.list(window, user));
      return { items: items.map((item) => ({ ...item, source: source.key })) };
    } catch (error) {
      if (error instanceof TooManyInstancesError) return null;
      this.logger.error({ err: error, source: source.key }, 'A source of the calendar failed.');
      return { failed: source };
    }
  }
}

/** What it answers in time; its own work goes on. @throws {Error} when it is late */
async function within<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${String(ms)} ms.`)), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

const byStart = (a: CalendarItem, b: CalendarItem): number => {
  if (a.start !== b.start) return a.start < b.start ? -1 : 1;
  return a.id < b.id ? -1 : 1;
};

/** In the language of the page. */
const sayHere = (title: Said): string => say(title, RequestContext.language() ?? 'en');
