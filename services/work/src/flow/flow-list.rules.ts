import { readOwnFilter, type FilterValue, type OwnFilter } from '@atrium/contracts';
import type { ListFilter } from '@atrium/records';

/** How the company shows the stage of a task, and the own fields that it has; both null in the usual flow. */
export const ofFlow = (task: string): string => {
  const flows = `f.company_id = ${task}.company_id and (f.tab = ${task}.tab or f.tab is null)`;
  return `(select jsonb_build_object('label', s ->> 'label', 'colour', s ->> 'colour')
      from task_flow f cross join lateral jsonb_array_elements(f.stages) s
      where ${flows} and s ->> 'id' = ${task}.flow_stage order by f.tab nulls last limit 1) as "ownStage",
    (select f.fields from task_flow f where ${flows} order by f.tab nulls last limit 1) as "ownFields"`;
};

/** Tasks `t` whose own fields have these values: one of those given for a field, and so for each field. */
export function ownFilter(value: FilterValue): ListFilter {
  const asked = value.type === 'choice' ? value.oneOf.map(readOwnFilter) : [null];
  const byField = new Map<string, ListFilter[]>();
  for (const each of asked) {
    const { fieldId } = each ?? { fieldId: '' };
    byField.set(fieldId, [...(byField.get(fieldId) ?? []), each ? conditionOf(each) : NONE]);
  }
  const parts = [...byField.values()].map(anyOf);
  return {
    sql: parts.map(({ sql }) => `(${sql})`).join(' and '),
    values: parts.flatMap(({ values }) => values),
  };
}

const NONE: ListFilter = { sql: 'false', values: [] };

const anyOf = (filters: readonly ListFilter[]): ListFilter => ({
  sql: filters.map(({ sql }) => `(${sql})`).join(' or '),
  values: filters.flatMap(({ values }) => values),
});

const TEXT = '(t.own ->> ?::text)';
const NUMBER = `case when jsonb_typeof(t.own -> ?::text) = 'number' then (t.own ->> ?::text)::numeric end`;

function conditionOf({ fieldId, how, value }: OwnFilter): ListFilter {
  if (how === 'is') return { sql: `${TEXT} = ?`, values: [fieldId, value] };
  if (how === 'has') return { sql: `strpos(lower(${TEXT}), lower(?)) > 0`, values: [fieldId, value] };
  const [from = '', to = ''] = value.split('..');
  const ends = [
    { end: from, than: '>=' },
    { end: to, than: '<=' },
  ].filter(({ end }) => end !== '');
  const fits = how === 'day' ? /^\d{4}-\d{2}-\d{2}$/ : /^-?\d{1,12}(\.\d{1,6})?$/;
  if (ends.length === 0 || !ends.every(({ end }) => fits.test(end))) return NONE;
  const sides = ends.map(({ end, than }): ListFilter =>
    how === 'day'
      ? { sql: `${TEXT} ${than} ?`, values: [fieldId, end] }
      : { sql: `${NUMBER} ${than} ?::numeric`, values: [fieldId, fieldId, end] },
  );
  return {
    sql: sides.map(({ sql }) => sql).join(' and '),
    values: sides.flatMap(({ values }) => values),
  };
}
