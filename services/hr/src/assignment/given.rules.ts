/** Where it is kept who follows what. */
export interface GivenTable {
  table: 'schedule_assignment' | 'holiday_list_assignment';
  /** The column of what is given. */
  column: 'schedule_id' | 'list_id';
  /** The table of what is given. */
  of: 'schedule' | 'holiday_list';
  /** SQL of what employees `e` follow who are given nothing; left out: nothing. */
  otherwise?: string;
}

/**
 * SQL of what employees `e` are given on a day: their own, that of their department and everybody's, each null where
 * none is given. Each is found by its own index.
 * @param on SQL of the day
 */
export function givenOn({ table, column }: GivenTable, on: string) {
  const latest = (whose: string) => `(select a.${column} from ${table} a
    where a.company_id = e.company_id and a.archived_at is null and a.valid_from <= ${on} and ${whose}
    order by a.valid_from desc limit 1)`;
  return {
    own: latest('a.employee_id = e.id'),
    ofDepartment: latest('a.employee_id is null and a.department_id = e.department_id'),
    ofEverybody: latest('a.employee_id is null and a.department_id is null'),
  };
}

const first = (given: ReturnType<typeof givenOn>, otherwise = 'null') =>
  `coalesce(${given.own}, ${given.ofDepartment}, ${given.ofEverybody}, ${otherwise})`;

/** SQL of what employees `e` follow on a day; null: nothing. @param on SQL of the day */
export function followedOn(given: GivenTable, on: string): string {
  return first(givenOn(given, on), given.otherwise);
}

/**
 * SQL of a table `company_id, followed, people`: how many people follow each today, where they are. What a department or
 * everybody is given is looked up once for all people of a department and zone, not for each of them.
 */
export function followersOf(given: GivenTable): string {
  const { table, column, otherwise } = given;
  const today = (people: string) => `(now() at time zone ${people}.timezone)::date`;
  return `(select e.company_id, ${first({ ...givenOn(given, today('e')), own: 'e.own' }, otherwise)} as followed,
    sum(e.people)::int as people
  from (
    select p.company_id, p.department_id, p.timezone, own.given as own, count(*) as people
    from employee p left join (
      select distinct on (a.company_id, a.employee_id) a.company_id, a.employee_id, a.${column} as given
      from ${table} a join employee p on p.company_id = a.company_id and p.id = a.employee_id
      where a.archived_at is null and a.valid_from <= ${today('p')}
      order by a.company_id, a.employee_id, a.valid_from desc
    ) own on own.company_id = p.company_id and own.employee_id = p.id
    where not p.archived group by 1, 2, 3, 4
  ) e group by 1, 2)`;
}

const dated = ({ table, column }: GivenTable, whose: string) => `(
  select json_agg(json_build_object('from', a.valid_from, 'id', a.${column}, 'departmentId', a.department_id)
    order by a.valid_from)
  from ${table} a where a.archived_at is null and a.valid_from <= $2::date and ${whose}
)`;

/** Columns of a statement with the last date as $2: what is given to departments and everybody of the company $1. */
export const givenToMany = (given: GivenTable): string =>
  dated(given, 'a.company_id = $1 and a.employee_id is null');

/** The same of what is given to employees `e` themselves. */
export const givenToOne = (given: GivenTable): string =>
  dated(given, 'a.company_id = e.company_id and a.employee_id = e.id');

export const SCHEDULES_GIVEN: GivenTable = {
  table: 'schedule_assignment',
  column: 'schedule_id',
  of: 'schedule',
};

export const LISTS_GIVEN: GivenTable = {
  table: 'holiday_list_assignment',
  column: 'list_id',
  of: 'holiday_list',
  otherwise: '(select l.id from holiday_list l where l.company_id = e.company_id and l.standard)',
};
