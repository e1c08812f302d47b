/** When the assessment `a` is closed for everybody, with those who have a later time of their own; null: by hand alone. */
export const ALL_CLOSED_AT = `case when a.closes_at is not null then greatest(a.closes_at, (
  select max(other.personal_closes_at) from assessment_invitation other
  where other.company_id = a.company_id and other.assessment_id = a.id and other.personal_closes_at is not null
)) end`;
