import { defineMigration } from '@atrium/platform';

/**
 * Companies whose mail the operator has let go in their first week, and what the operator sees of the mail of others:
 * how much waits, and its subjects, by which it is judged.
 */
export const mailReleaseMigration = defineMigration(
  '1763709000001-mail-release',
  `
create table mail_release (
  company_id uuid primary key,
  released_at timestamptz not null,
  released_by text not null
);
select atrium_protect('mail_release', 'select, insert');

create function operator_held_mail()
returns table (company_id uuid, mails int, people int, since timestamptz, subjects text[])
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $fn$
begin
  -- Mail waits for a month at most, and only in the first week of a company.
  for company_id in select c.id from company c where c.created_at > now() - interval '40 days' order by c.created_at loop
    execute format('set local app.company_id = %L', company_id);
    select count(*), count(distinct j.payload ->> 'to'), min(j.created_at),
        (array_agg(distinct j.payload ->> 'subject'))[1:5]
      into mails, people, since, subjects
      from job j where j.company_id = operator_held_mail.company_id
        and j.kind = 'platform.held-mail' and j.finished_at is null;
    if mails > 0 then return next; end if;
  end loop;
  execute $sql$set local app.company_id = ''$sql$;
end
$fn$;
revoke execute on function operator_held_mail() from public;
grant execute on function operator_held_mail() to atrium_operator;
`,
);
