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
 * SQL of a table `company_id, followed, people`: how many people follow each today, where they are. All people are counted
 * by department and zone alone, which an index answers, as if nobody were given anything of their own; whoever is goes
 * over from what their department follows to that.
 */
export function followersOf(given: GivenTable): string {
  const { table, column, otherwise = 'null' } = given;
  const today = (people: string) => `(now() at time zone ${people}.timezone)::date`;
  const { ofDepartment, ofEverybody } = givenOn(given, today('e'));
  const ofPlace = `coalesce(${ofDepartment}, ${ofEverybody}, ${otherwise})`;
  return `(select company_id, followed, sum(people)::int as people
  from (
    select e.company_id, ${ofPlace} as followed, e.people
    from (
      select company_id, department_id, timezone, count(*) as people
      from employee where not archived group by company_id, department_id, timezone
    ) e
    union all
    select e.company_id, unnest(array[e.given, ${ofPlace}]), unnest(array[e.people, -e.people])
    from (
      select company_id, department_id, timezone, given, count(*) as people
      from (
        select distinct on (p.company_id, p.id) p.company_id, p.department_id, p.timezone, a.${column} as given
        from ${table} a join employee p on p.company_id = a.company_id and p.id = a.employee_id
        where a.archived_at is null and not p.archived and a.valid_from <= ${today('p')}
        order by p.company_id, p.id, a.valid_from desc
      ) own group by company_id, department_id, timezone, given
    ) e
  ) counted group by company_id, followed)`;
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
