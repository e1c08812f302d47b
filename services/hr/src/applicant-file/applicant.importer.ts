import { APPLICATION, OPENING, type ImportChosen } from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import {
  PHONE_COUNTRY,
  Records,
  type Decision,
  type FaultyNames,
  type FileRow,
  type ImportFault,
  type NamedReference,
  type ReadRow,
  type TableImport,
  type TableRow,
} from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { refuseAdding, stageOfKind } from '../hiring/application.rules.js';
import { CANDIDATES, type CandidateSteps } from '../hiring/candidate.record.js';
import { CandidateService } from '../hiring/candidate.service.js';
import { Openings } from '../hiring/openings.service.js';
import { ApplicantFileRepository, type NamedOpening } from './applicant-file.repository.js';
import {
  APPLICANT_FILE_FIELDS,
  APPLICANT_VALUES,
  contactOf,
  readApplicantRow,
} from './applicant-row.rules.js';

const UNKNOWN_OPENING = 'No opening has this title.';
const SEVERAL_OPENINGS = 'Several openings have this title. Give each a title of its own first.';

type Found = { opening: NamedOpening } | { fault: string };

/** Imports who applied elsewhere, by the rules of the form: the same person is one applicant, for each opening once. */
@Injectable()
export class ApplicantFile implements TableImport {
  readonly title = 'Applicants';
  readonly fields = APPLICANT_FILE_FIELDS;
  readonly choices = [PHONE_COUNTRY];
  readonly unique = [];
  readonly values = APPLICANT_VALUES.loose();
  readonly references: Readonly<Record<string, NamedReference>>;
  readonly lost = APPLICATION.errors.APPLICATION_KNOWN.message;
  readonly left = {
    changed: 'Someone has worked on this application since. Reject it if you no longer need it.',
    'taken up': 'Other records use this application.',
    used: 'This applicant has interviews, offers, assessments or files.',
    gone: 'This application no longer exists.',
  };
  readonly followUp = null;
  private readonly people: CandidateSteps;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly candidates: CandidateService,
    private readonly openings: Openings,
    private readonly found: ApplicantFileRepository,
  ) {
    this.people = records.of(CANDIDATES);
    this.references = {
      openingId: { find: (names) => this.idsOf(names) },
      candidateId: { find: (names, user) => this.take(names, user) },
    };
  }

  read(
    user: SignedInUser,
    cells: Readonly<Record<string, string>>,
    choices: ImportChosen,
  ): ReadRow<TableRow> {
    return readApplicantRow(cells, choices[PHONE_COUNTRY.key] ?? PHONE_COUNTRY.fallback(user));
  }

  /** As the form does before it adds somebody. */
  async lock(rows: readonly FileRow[]): Promise<void> {
    const ids = [...(await this.idsOf(openingsIn(rows))).values()];
    for (const id of ids.sort()) await this.openings.lock(id);
  }

  decide(): (rows: readonly FileRow[]) => Promise<ReadonlyMap<string, Decision>> {
    const lines = new Map<string, number>();
    return async (rows) => {
      const openings = await this.openingsOf(openingsIn(rows));
      const ids = [...openings.values()].flatMap((each) => ('opening' in each ? each.opening.id : []));
      const reached = rows.flatMap(({ content }) => reachedBy(content));
      const applied = await this.found.listApplied(ids, [...new Set(reached)]);
      const known = new Set(
        applied.flatMap(({ openingId, email, phone }) => keysOf(openingId, [email, phone])),
      );
      return new Map(
        rows.flatMap((row) => {
          const decision = decisionOf(row, { openings, known, lines });
          return decision ? [[row.id, decision] as const] : [];
        }),
      );
    };
  }

  async nameFaults(_user: SignedInUser, rows: readonly FaultyNames[]) {
    const openings = await this.openingsOf(rows.flatMap(({ names }) => names['openingId'] ?? []));
    return new Map(
      rows.map(({ id, names }): [string, ImportFault[]] => {
        const found = openings.get(names['openingId'] ?? '');
        return [id, found && 'fault' in found ? [{ field: 'opening', words: found.fault }] : []];
      }),
    );
  }

  async complete(rows: readonly FileRow[]): Promise<FileRow[]> {
    const openings = await this.openingsOf(openingsIn(rows));
    const stageSince = this.clock.now();
    return rows.map(({ content, ...row }) => {
      const found = openings.get(content.names['openingId'] ?? '');
      const stages = found && 'opening' in found ? found.opening.stages : [];
      const values = { ...content.values, stageId: stageOfKind(stages, 'applied'), stageSince };
      return { ...row, content: { ...content, values } };
    });
  }

  /** Whoever has no application left goes, too: with an import that is undone, or a row that was refused at the end. */
  async changed(user: SignedInUser): Promise<void> {
    const alone = await this.people.rows.readAll(await this.found.listAlone());
    const gone = await this.found.removeAlone(alone.map(({ id }) => id));
    await this.people.recordRemoved(
      user,
      alone.filter(({ id }) => gone.has(id)),
    );
  }

  /** @param user null: nothing is added yet */
  private async take(
    names: readonly string[],
    user: SignedInUser | null,
  ): Promise<ReadonlyMap<string, string>> {
    const ids = new Map<string, string>();
    if (!user) return ids;
    for (const name of names) {
      const contact = contactOf({ values: {}, names: { candidateId: name } });
      ids.set(name, await this.candidates.take(user, contact));
    }
    return ids;
  }

  private async idsOf(titles: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = [...(await this.openingsOf(titles))];
    return new Map(found.flatMap(([title, each]) => ('opening' in each ? [[title, each.opening.id]] : [])));
  }

  /** Of several of a title the one that is open. */
  private async openingsOf(titles: readonly string[]): Promise<ReadonlyMap<string, Found>> {
    const named = await this.found.listOpenings([...new Set(titles)]);
    return new Map(titles.map((title) => [title, openingOf(named.filter(({ key }) => key === title))]));
  }
}

function openingOf(named: readonly NamedOpening[]): Found {
  const open = named.filter(({ state }) => refuseAdding(state) === null);
  if (open.length > 1) return { fault: SEVERAL_OPENINGS };
  const [opening] = open;
  if (opening) return { opening };
  return { fault: named.length > 0 ? OPENING.errors.OPENING_CLOSED.message : UNKNOWN_OPENING };
}

const openingsIn = (rows: readonly FileRow[]): string[] => [
  ...new Set(rows.flatMap(({ content }) => content.names['openingId'] ?? [])),
];

function reachedBy(content: TableRow): string[] {
  const { email, phone } = contactOf(content);
  return [email, phone].flatMap((each) => each ?? []);
}

const keysOf = (openingId: string, reached: readonly (string | null)[]): string[] =>
  reached.flatMap((each) => (each === null ? [] : [`${openingId} ${each}`]));

interface Before {
  openings: ReadonlyMap<string, Found>;
  /** Opening and address of those who applied. */
  known: ReadonlySet<string>;
  /** The same of the file, with its first line. */
  lines: Map<string, number>;
}

function decisionOf({ line, content }: FileRow, { openings, known, lines }: Before): Decision | null {
  const found = openings.get(content.names['openingId'] ?? '');
  if (!found || 'fault' in found)
    return { faults: [{ field: 'opening', words: found?.fault ?? UNKNOWN_OPENING }] };
  const { email, phone } = contactOf(content);
  const field = email === null ? 'phone' : 'email';
  const keys = keysOf(found.opening.id, [email, phone]);
  if (keys.some((key) => known.has(key)))
    return { known: { field, words: 'This person has applied for this opening already.' } };
  const twin = keys.map((key) => lines.get(key)).find((each) => each !== undefined);
  if (twin !== undefined) return { faults: [{ field, words: `Line ${String(twin)} is the same person.` }] };
  for (const key of keys) lines.set(key, line);
  return null;
}
