import { defineMigration } from '@atrium/platform';

/** What a person decides for a whole file, and rows that complete a record that was there. */
export const importChoicesMigration = defineMigration(
  '1763705200018-import-choices',
  `
alter table data_import add column choices jsonb not null default '{}';

alter table data_import_row
  -- Which record the row completed.
  add column record_id uuid,
  -- Field -> the value that it got.
  add column filled jsonb,
  drop constraint data_import_row_state,
  add constraint data_import_row_state check
    (state in ('new', 'faulty', 'ready', 'created', 'filled', 'rejected', 'undone', 'kept'));

-- Which of the records of a kind others refer to: by a foreign key of any table but those named apart, or in comments.
create function record_used(record text, ids uuid[], apart text[]) returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $fn$
declare
  company uuid := nullif(current_setting('app.company_id', true), '')::uuid;
  referring record;
begin
  for referring in
    select c.conrelid::regclass as holder, a.attname as place
    from pg_constraint c
      join record_table r on r.kind = record_used.record and r.target = c.confrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
    where c.contype = 'f' and cardinality(c.conkey) = 2 and c.conrelid::regclass::text <> all (apart)
  loop
    return query execute format('select distinct %1$I from %2$s where company_id = $1 and %1$I = any ($2)',
      referring.place, referring.holder) using company, ids;
  end loop;
  return query select distinct c.subject_id from record_comment c
    where c.company_id = company and c.subject_kind = record_used.record and c.subject_id = any (ids);
end
$fn$;
revoke all on function record_used(text, uuid[], text[]) from public;
grant execute on function record_used(text, uuid[], text[]) to atrium_app;
`,
);
