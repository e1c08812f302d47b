import { VIEW_ERRORS } from '@atrium/contracts';
import { AppError, isUniqueViolation, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { NewSavedView, SavedViewChange, SavedViewRecord } from './saved-view.types.js';

const COLUMNS = `v.id, v.list, v.owner_id as "ownerId", v.name, v.shared, v.search, v.sort, v.filters, v.columns, v.version,
  (d.view_id is not null) as "isDefault"`;
const FROM = `saved_view v left join saved_view_default d
  on d.company_id = v.company_id and d.user_id = $1 and d.list = v.list and d.view_id = v.id`;
/** Most shared views of one list that are shown. */
const MOST_LISTED = 500;

const DELETE_DEFAULT = 'delete from saved_view_default where company_id = $1 and user_id = $2 and list = $3';
const PUT_DEFAULT = `
  insert into saved_view_default (company_id, user_id, list, view_id) values ($1, $2, $3, $4)
  on conflict (company_id, user_id, list) do update set view_id = excluded.view_id`;

/** Inside `TenantDb.run` only. */
@Injectable()
export class SavedViewRepository {
  constructor(private readonly db: TenantDb) {}

  /** The person's own views and the shared ones of a list, by name. */
  async list(userId: string, list: string): Promise<SavedViewRecord[]> {
    return this.query(
      `select ${COLUMNS} from ${FROM} where v.list = $2 and (v.owner_id = $1 or v.shared)
       order by lower(v.name), v.id limit ${MOST_LISTED}`,
      [userId, list],
    );
  }

  async find(userId: string, id: string): Promise<SavedViewRecord | null> {
    const [view] = await this.query(`select ${COLUMNS} from ${FROM} where v.id = $2`, [userId, id]);
    return view ?? null;
  }

  async countOwn(userId: string, list: string): Promise<number> {
    const [row] = await this.db
      .current()
      .query<[{ count: number }]>(
        'select count(*)::int as count from saved_view where list = $1 and owner_id = $2',
        [list, userId],
      );
    return row.count;
  }

  /** @throws {AppError} VIEW_NAME_TAKEN on `name` */
  async insert(view: NewSavedView): Promise<string> {
    const { list, ownerId, name, shared, search, sort } = view;
    const [row] = await this.db
      .current()
      .query<[{ id: string }]>(
        `insert into saved_view (company_id, list, owner_id, name, shared, search, sort, filters, columns, updated_by)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $3) returning id`,
        [
          this.db.currentCompanyId(),
          list,
          ownerId,
          name,
          shared,
          search,
          sort,
          JSON.stringify(view.filters),
          JSON.stringify(view.columns),
        ],
      )
      .catch(renameTaken);
    return row.id;
  }

  /**
   * @returns whether the view still had that version
   * @throws {AppError} VIEW_NAME_TAKEN on `name`
   */
  async update(
    place: { id: string; version: number; by: string },
    change: SavedViewChange,
  ): Promise<boolean> {
    const { name, shared, search, sort, filters, columns } = change;
    const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));
    const [, changed] = await this.db
      .current()
      .query<[unknown[], number]>(
        `update saved_view set version = version + 1, updated_at = now(), updated_by = $3,
           name = coalesce($4, name), shared = coalesce($5, shared), search = coalesce($6, search),
           sort = coalesce($7, sort), filters = coalesce($8::jsonb, filters), columns = coalesce($9::jsonb, columns)
         where id = $1 and version = $2`,
        [place.id, place.version, place.by, name, shared, search, sort, json(filters), json(columns)],
      )
      .catch(renameTaken);
    return changed === 1;
  }

  /** @returns whether the view still had that version */
  async delete(id: string, version: number): Promise<boolean> {
    const [, deleted] = await this.db
      .current()
      .query<[unknown[], number]>('delete from saved_view where id = $1 and version = $2', [id, version]);
    return deleted === 1;
  }

  /** Sets the view with which the person's list opens, or none. */
  async setDefault(userId: string, list: string, viewId: string | null): Promise<void> {
    const place = [this.db.currentCompanyId(), userId, list];
    await (viewId === null
      ? this.db.current().query(DELETE_DEFAULT, place)
      : this.db.current().query(PUT_DEFAULT, [...place, viewId]));
  }

  private query(text: string, values: unknown[]): Promise<SavedViewRecord[]> {
    return this.db.current().query<SavedViewRecord[]>(text, values);
  }
}

function renameTaken(error: unknown): never {
  if (!isUniqueViolation(error, 'saved_view_name_key')) throw error;
  const message = 'You have another view with this name.';
  throw new AppError(VIEW_ERRORS.VIEW_NAME_TAKEN, { message, fields: { name: message }, cause: error });
}
