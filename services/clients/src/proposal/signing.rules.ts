/** Whoever may sign: contacts of clients, and leads that are no clients yet. */
export const SIGNING = `(
  select company_id, id, trim(first_name || ' ' || last_name) as name, emails[1] as email, emails from client_contact
  union all select company_id, id, name, emails[1], emails from lead)`;
