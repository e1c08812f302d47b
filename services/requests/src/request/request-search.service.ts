import { Contributions, RequestContext as Call, TenantDb, type SignedInUser } from '@atrium/platform';
import { joined, say } from '@atrium/reach';
import { ReaderSearch, Records, type ReaderFinds, type RecordSight } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { RequestKind } from '../kind/request-kind.service.js';
import { RequestSearchRepository } from './request-search.repository.js';
import { REQUEST_SIGHT } from './request.record.js';

/** Requests in the portal's search: by their person, and by their title in the reader's language. */
@Injectable()
export class RequestSearch extends ReaderSearch {
  override readonly key = 'request';
  private readonly sight: RecordSight;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly contributions: Contributions,
    private readonly requests: RequestSearchRepository,
  ) {
    super();
    this.sight = records.sightOf(REQUEST_SIGHT);
  }

  override async find(
    user: SignedInUser,
    { text, most }: { text: string; most: number },
  ): Promise<ReaderFinds> {
    const titles = this.titles();
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const asked = {
      seen: await this.sight.seenBy(user),
      most,
      words: words.map((word) => ({ word, kinds: kindsOf(titles, word) })),
    };
    const found = await this.db.run(user.companyId, () => this.requests.find(asked));
    const language = Call.language() ?? 'en';
    const items = found.slice(0, most).map(({ id, kind, person, summary }) => ({
      id,
      title: titles.get(kind) ?? kind,
      lookup: person,
      detail: say(joined(': ', [person, summary]), language),
    }));
    return { items, total: found.length, totalIsExact: found.length <= most };
  }

  /** By kind, in the language of the asking page. */
  private titles(): Map<string, string> {
    const language = Call.language() ?? 'en';
    return new Map(this.contributions.of(RequestKind).map(({ key, title }) => [key, say(title, language)]));
  }
}

/** Kinds in whose title a word begins with this one. */
const kindsOf = (titles: ReadonlyMap<string, string>, word: string): string[] =>
  [...titles].flatMap(([key, title]) => (` ${title.toLowerCase()}`.includes(` ${word}`) ? key : []));
