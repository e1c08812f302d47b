import { LEAD } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import {
  importFields,
  Records,
  type FileRow,
  type ReadRow,
  type TableImport,
  type TableRow,
} from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { ContactGiven } from '../contact/match-keys.rules.js';
import { KnownRows } from '../match/known-rows.service.js';
import { LeadAssignment } from '../lead-rule/lead-assignment.service.js';
import { OwnScope } from '../owned/own-scope.service.js';
import { readLeadRow } from './lead-row.rules.js';
import { LEADS, type LeadRow } from './lead.record.js';
import { stageWith } from './lead.rules.js';

const { source, services, city, value } = LEAD.fields;
/** What the rules ask of a row. */
const ASKED = z.object({
  ...{ source: source.schema, services: services.schema, city: city.schema, value: value.schema },
});

/** Imports leads from a file. Who is known already is left out. */
@Injectable()
export class LeadFile implements TableImport {
  readonly title = 'Leads';
  /** What else may be left out is completed by `read`. */
  readonly fields = importFields(LEAD).map((field) => ({ ...field, required: field.key === 'name' }));
  readonly unique = [];
  readonly lost = LEAD.errors.LEAD_KNOWN.message;
  readonly left = {
    changed: 'Someone has changed this lead since. Archive it if you no longer need it.',
    'taken up': 'Other records use this lead.',
    used: 'Other records use this lead.',
    gone: 'This lead no longer exists.',
  };
  readonly followUp = null;

  constructor(
    private readonly records: Records,
    private readonly scope: OwnScope,
    private readonly known: KnownRows,
    private readonly assignment: LeadAssignment,
  ) {}

  /** As when it is added by hand: an executive's own, or without an owner. */
  read(user: SignedInUser, cells: Readonly<Record<string, string>>): ReadRow<TableRow> {
    const row = readLeadRow(cells);
    if ('faults' in row) return row;
    const { names, values } = row.content;
    const ownerId = this.scope.isManager(user, 'leads') ? null : user.id;
    return { content: { names, values: { ...values, ownerId, stage: stageWith('new', ownerId) } } };
  }

  /** A form that saves one of them in the same moment waits, and then finds it. */
  lock(rows: readonly FileRow[]): Promise<void> {
    return this.known.lock(rows.map(({ content }) => givenOf(content.values)));
  }

  /** Those without an owner go by the rules, in the order of the file. */
  async complete(rows: readonly FileRow[]): Promise<FileRow[]> {
    const open = rows.filter(({ content }) => content.values['ownerId'] === null);
    const given = await this.assignment.give(open.map(({ content }) => ASKED.parse(content.values)));
    return rows.map((row) => {
      const rule = given[open.indexOf(row)];
      if (!rule) return row;
      const { ownerId, rule: givenRule, how: givenHow } = rule;
      const values = {
        ...row.content.values,
        ownerId,
        givenRule,
        givenHow,
        stage: stageWith('new', ownerId),
      };
      return { ...row, content: { ...row.content, values } };
    });
  }

  async refuse(rows: readonly FileRow[]) {
    const given = rows.map(({ id, line, content }) => ({ id, line, given: givenOf(content.values) }));
    const known = await this.known.find(given);
    return new Map(
      [...known].map(([id, line]) => {
        const words = line === null ? 'This contact is known already.' : `Line ${line} is the same contact.`;
        return [id, { field: 'name', words }];
      }),
    );
  }

  async changed(_user: SignedInUser, ids: readonly string[]): Promise<void> {
    const rows = await this.records.of(LEADS).rows.readAll([...ids]);
    const present = new Map(rows.map((row) => [row.id, givenOf(row)]));
    await this.known.keepLeads(new Map(ids.map((id) => [id, present.get(id) ?? null])));
  }
}

function givenOf(lead: object): ContactGiven {
  const { name, company, emails, phones, city } = lead as LeadRow;
  return { person: name, company, emails, phones, city };
}
