import {
  firstStageOf,
  keyOfChoice,
  LEAD,
  LEAD_SETUP_ERRORS,
  OWNER_ERRORS,
  STREAMED_IMPORT_MAX_ROWS,
  type ImportChosen,
  type LeadSetup,
} from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import {
  PHONE_COUNTRY,
  Records,
  type Decision,
  type FileRow,
  type ImportRun,
  type ReadRow,
  type TableImport,
  type TableRow,
} from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { ContactGiven } from '../contact/match-keys.rules.js';
import { KnownRows } from '../match/known-rows.service.js';
import { knownChoice } from '../match/import-choices.rules.js';
import { LeadAssignment } from '../lead-rule/lead-assignment.service.js';
import { isManager, opens } from '../owned/owned-sight.rules.js';
import { LeadDecisions } from './lead-decisions.service.js';
import { LEAD_FILE_FIELDS, readLeadRow, UNSAID_SOURCE } from './lead-row.rules.js';
import { LEADS, type LeadRow } from './lead.record.js';
import { givenOf, nextAtOf, stageWith } from './lead.rules.js';
import { LeadChoices } from '../choice/lead-choices.service.js';

const { source, services, city, value } = LEAD.fields;
/** What the rules ask of a row. */
const ASKED = z.object({
  source: source.schema,
  services: services.schema,
  city: city.schema,
  value: value.schema,
});

const { name, company, emails, phones } = LEAD.fields;
/** By what a lead is compared. */
const CONTACT = z.object({
  name: name.schema,
  company: company.schema,
  emails: emails.schema,
  phones: phones.schema,
  city: city.schema,
});

const NEXT = z.object({ nextOn: LEAD.fields.nextOn.schema, nextTime: LEAD.fields.nextTime.schema });

/** Imports leads from a file. What becomes of contacts that are known already is the person's choice. */
@Injectable()
export class LeadFile implements TableImport {
  readonly title = 'Leads';
  readonly mostRows = STREAMED_IMPORT_MAX_ROWS;
  readonly batchSize = 1_000;
  readonly fields = LEAD_FILE_FIELDS;
  readonly values = CONTACT.loose();
  readonly choices;
  readonly unique = [];
  readonly lost = LEAD.errors.LEAD_KNOWN.message;
  readonly left = {
    changed: 'Someone has changed this lead since. Archive it if you no longer need it.',
    'taken up': 'Other records use this lead.',
    used: 'Other records use this lead.',
    gone: 'This lead no longer exists.',
  };
  readonly archives = { apart: ['lead_stage_change', 'lead_notice'] };
  readonly followUp = null;
  /** The same object for the same row, so that its keys are read once. */
  private readonly given = new WeakMap<TableRow, ContactGiven>();

  constructor(
    private readonly records: Records,
    private readonly known: KnownRows,
    private readonly assignment: LeadAssignment,
    private readonly decisions: LeadDecisions,
    private readonly lists: LeadChoices,
  ) {
    this.choices = [knownChoice(LEAD, (user) => isManager(user, 'leads')), PHONE_COUNTRY];
  }

  /** As when it is added by hand: an executive's own, or without an owner. */
  read(
    user: SignedInUser,
    cells: Readonly<Record<string, string>>,
    choices: ImportChosen,
  ): ReadRow<TableRow> {
    const row = readLeadRow(cells, choices[PHONE_COUNTRY.key] ?? PHONE_COUNTRY.fallback(user));
    if ('faults' in row) return row;
    const { names, values } = row.content;
    const ownerId = isManager(user, 'leads') ? null : user.id;
    if (ownerId !== null && !opens(user, 'leads'))
      return { faults: [{ field: 'name', words: OWNER_ERRORS.OWNER_CANNOT_OPEN.message }] };
    const nextAt = nextAtOf(NEXT.parse(values), user.companyTimezone)?.toISOString() ?? null;
    return { content: { names, values: { ...values, nextAt, ownerId } } };
  }

  /** A form that saves one of them in the same moment waits, and then finds it. */
  lock(rows: readonly FileRow[]): Promise<void> {
    return this.known.lock(rows.map((row) => this.givenOf(row)));
  }

  /** Those without an owner go by the rules, in the order of the file. */
  async complete(given: readonly FileRow[]): Promise<FileRow[]> {
    const setup = await this.lists.setup();
    const rows = given.map((row) => ({
      ...row,
      content: { ...row.content, ...named(setup, row.content.values) },
    }));
    const open = rows.filter(({ content }) => content.values['ownerId'] === null);
    const owners = await this.assignment.give(open.map(({ content }) => ASKED.parse(content.values)));
    const byRow = new Map(open.map((row, place) => [row.id, owners[place]]));
    return rows.map((row) => {
      const { content } = row;
      const rule = byRow.get(row.id);
      const given = rule && { ownerId: rule.ownerId, givenRule: rule.rule, givenHow: rule.how };
      const values = { ...content.values, ...given };
      return { ...row, content: { ...content, values: { ...values, ...beginning(setup, values) } } };
    });
  }

  decide(run: ImportRun): (rows: readonly FileRow[]) => Promise<ReadonlyMap<string, Decision>> {
    const decide = this.decisions.of(run, this.known.search());
    return async (rows) => {
      const known = await decide(
        rows.map((row) => ({ id: row.id, line: row.line, given: this.givenOf(row) })),
      );
      return new Map([...strangeOf(await this.lists.setup(), rows), ...known]);
    };
  }

  async changed(user: SignedInUser, ids: readonly string[], created: readonly FileRow[]): Promise<void> {
    await this.known.addLeads(new Map(created.map((row) => [row.id, this.givenOf(row)])));
    const isNew = new Set(created.map(({ id }) => id));
    const others = ids.filter((id) => !isNew.has(id));
    if (others.length === 0) return;
    const { rows, table } = this.records.of(LEADS);
    const leads = await rows.readAll(others);
    const present = new Map(leads.map((row) => [row.id, givenOf(row)]));
    await this.known.keepLeads(new Map(others.map((id) => [id, present.get(id) ?? null])));
    for (const lead of leads) {
      const nextAt = nextAtOf(lead, user.companyTimezone);
      if (nextAt?.getTime() !== lead.nextAt?.getTime()) await table.note(lead.id, { nextAt });
    }
  }

  private givenOf({ content }: FileRow): ContactGiven {
    const given = this.given.get(content) ?? givenOf(CONTACT.parse(content.values));
    this.given.set(content, given);
    return given;
  }
}

type Worded = Pick<LeadRow, 'source' | 'services'>;

/** The stage where a row begins. */
function beginning({ stages }: LeadSetup, values: object): Pick<LeadRow, 'stage' | 'stageKey'> {
  const { ownerId } = values as Pick<LeadRow, 'ownerId'>;
  const stage = stageWith('new', ownerId);
  return { stage, stageKey: firstStageOf(stages, stage)?.key ?? stage };
}

/** Sources and services by their keys: a file names them in the company's words. */
function named(setup: LeadSetup, values: object): { values: Record<string, unknown> } {
  const { source, services } = values as Worded;
  const keys = services.map((each) => keyOfChoice(setup, 'services', each) ?? each);
  return { values: { ...values, source: keyOfChoice(setup, 'sources', source) ?? source, services: keys } };
}

/** Rows with words that the company's lists do not have. */
const strangeOf = (setup: LeadSetup, rows: readonly FileRow[]): [string, Decision][] =>
  rows.flatMap(({ id, content }): [string, Decision][] => {
    const field = strangeIn(setup, content.values);
    return field ? [[id, { fault: { field, words: LEAD_SETUP_ERRORS.LEAD_CHOICE.message } }]] : [];
  });

/** The field with words that the company's lists do not have. */
function strangeIn(setup: LeadSetup, values: object): string | null {
  const { source, services } = values as Worded;
  if (source !== UNSAID_SOURCE && keyOfChoice(setup, 'sources', source) === null) return 'source';
  return services.some((each) => keyOfChoice(setup, 'services', each) === null) ? 'services' : null;
}
