import type { ContactMergePreview, MergeKind, MergePreviewQuery } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { RecordAttachments, type FieldValue, type UnitedList } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CLIENT_MERGE } from './client-merge.record.js';
import { LEAD_MERGE } from './lead-merge.record.js';
import { checkMerger } from './merge-access.rules.js';
import { previewOf, settledChoices, type ContactPreview } from './merge-fields.rules.js';
import { MergePeopleRepository } from './merge-people.repository.js';
import { MergePeople } from './merge-people.service.js';
import type { MergeRow } from './merge-row.types.js';
import { MergeTables } from './merge-tables.service.js';

/** Shows what a merge would do, before anybody decides. */
@Injectable()
export class MergePreviews {
  constructor(
    private readonly db: TenantDb,
    private readonly tables: MergeTables,
    private readonly attached: RecordAttachments,
    private readonly people: MergePeople,
    private readonly repository: MergePeopleRepository,
    private readonly directory: UserDirectoryService,
  ) {}

  /** @throws {AppError} ACCESS_DENIED, NOT_FOUND */
  read(user: SignedInUser, { kind, ids }: MergePreviewQuery): Promise<ContactMergePreview> {
    checkMerger(user, kind);
    return this.db.run(user.companyId, async () => {
      const rows = await this.tables.read(user, kind, ids);
      const preview = previewOf(rows, settledChoices(rows, {}, []));
      const names = await this.namesOf(user, rows);
      return {
        records: rows.map(({ id, name, note, version, ownerId, createdAt }) => ({
          id,
          name,
          note,
          version,
          createdAt: createdAt.toISOString(),
          owner: ownerId === null ? null : { id: ownerId, name: names.get(ownerId) ?? '' },
        })),
        fields: fieldsOf(kind, preview, { rows, names }),
        lists: listsOf(kind, rows),
        moving: await this.moving(kind, ids.slice(1)),
        ask: await this.ask(kind, preview, { rows, names }),
      };
    });
  }

  private async moving(kind: MergeKind, ids: readonly string[]): Promise<ContactMergePreview['moving']> {
    const counts = new Map<string, number>();
    for (const id of ids) {
      const parts = await this.attached.listIds({ kind, id });
      for (const [part, all] of Object.entries(parts)) counts.set(part, (counts.get(part) ?? 0) + all.length);
    }
    return [...counts].map(([part, count]) => ({ part, count }));
  }

  private async ask(
    kind: MergeKind,
    preview: ContactPreview,
    { rows, names }: Named,
  ): Promise<ContactMergePreview['ask']> {
    const fields = preview.ask.map((question) => ({
      question,
      values: [
        ...new Set(
          rows.flatMap(({ fields: { [question]: value } }) =>
            value ? [names.get(String(value)) ?? String(value)] : [],
          ),
        ),
      ],
    }));
    if (kind === 'lead') return fields;
    const logins = await this.people.logins(rows.map(({ id }) => id));
    if (logins.filter((each) => each.length > 0).length < 2) return fields;
    return [...fields, { question: 'logins' as const, values: [...new Set(logins.flat())] }];
  }

  /** The names of owners and clients. */
  private async namesOf(
    { companyId }: SignedInUser,
    rows: readonly MergeRow[],
  ): Promise<Map<string, string>> {
    const owners = [...new Set(rows.flatMap(({ ownerId }) => ownerId ?? []))];
    const clients = rows.flatMap(({ fields }) => fields['convertedClient'] ?? []).map(String);
    const names = await this.repository.clientNames([...new Set(clients)]);
    return new Map([...(await this.directory.listNames(companyId, owners)), ...names]);
  }
}

interface Named {
  rows: readonly MergeRow[];
  names: ReadonlyMap<string, string>;
}

const isThere = (value: FieldValue | undefined): value is string | number | boolean =>
  value !== undefined && value !== null && value !== '';

/** Fields of which at least one has a value. */
function fieldsOf(
  kind: MergeKind,
  { fields }: ContactPreview,
  { rows, names }: Named,
): ContactMergePreview['fields'] {
  const { labels } = kind === 'lead' ? LEAD_MERGE : CLIENT_MERGE;
  return Object.entries(labels).flatMap(([field, label]) => {
    const values = rows.flatMap(({ id, said, fields: { [field]: value } }) =>
      isThere(value) ? [{ id, value, name: names.get(String(value)) ?? said[field] ?? null }] : [],
    );
    const from = fields.find((each) => each.field === field)?.from ?? null;
    return values.length === 0 ? [] : [{ field, label, from, values }];
  });
}

function listsOf(kind: MergeKind, rows: readonly MergeRow[]): ContactMergePreview['lists'] {
  const { listLabels } = kind === 'lead' ? LEAD_MERGE : CLIENT_MERGE;
  return (Object.keys(listLabels) as UnitedList[]).flatMap((list) => {
    const values = [...new Set(rows.flatMap(({ lists }) => lists[list] ?? []))];
    return values.length === 0 ? [] : [{ list, label: listLabels[list] ?? '', values }];
  });
}
