import type { RequestPerson } from '@atrium/contracts';
import { notFound, RequestContext as Call, TenantDb, type SignedInUser } from '@atrium/platform';
import { say } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { sayFact } from '../kind/request-fact.texts.js';
import { RequestKinds } from '../kind/request-kinds.service.js';
import { RequestReader } from './request-reader.service.js';
import { RequestTables } from './request-tables.service.js';

/** Reads the people that a request is about, one by one. */
@Injectable()
export class RequestPeopleReader {
  constructor(
    private readonly db: TenantDb,
    private readonly reader: RequestReader,
    private readonly kinds: RequestKinds,
    private readonly tables: RequestTables,
  ) {}

  /** @throws {AppError} NOT_FOUND, also for a place beyond the last */
  get(user: SignedInUser, id: string, place: number): Promise<RequestPerson> {
    return this.db.run(user.companyId, async () => {
      const request = await this.reader.find(user, id);
      const person = await this.kinds.find(request.kind)?.personOf(request, place, user);
      if (!person) throw notFound();
      const { employeeId, name, month, notes, facts } = person;
      const language = Call.language() ?? 'en';
      return {
        place,
        employeeId,
        name,
        month,
        facts: facts.map((fact) => sayFact(fact, language)),
        notes: notes.map((note) => say(note, language)),
        tables: await this.tables.of(user.companyId, employeeId, person),
      };
    });
  }
}
