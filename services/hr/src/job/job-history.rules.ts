import {
  JOB_FIELDS,
  type EmploymentType,
  type JobChange,
  type JobField,
  type JobReason,
} from '@atrium/contracts';

/** What a job consists of, by ids; of an employment type its key. */
export interface Job {
  designation: string | null;
  department: string | null;
  manager: string | null;
  employmentType: EmploymentType;
}

/** An entry of the history; what it says nothing of means nothing. */
export interface JobEntry extends Job {
  id: string;
  effectiveOn: string;
  reason: JobReason;
  note: string;
  fields: JobField[];
  /** It has begun. */
  applied: boolean;
  /** Its day came, and it could not begin. */
  failed: boolean;
  by: string | null;
  at: Date;
}

/** In the order in which they hold: by day, the joining first, then as they were entered (`entries` is). */
function inOrder<Entry extends Pick<JobEntry, 'effectiveOn' | 'reason'>>(entries: readonly Entry[]): Entry[] {
  const rank = ({ reason }: Entry) => (reason === 'joining' ? 0 : 1);
  return entries.toSorted(
    (one, other) => rank(one) - rank(other) || one.effectiveOn.localeCompare(other.effectiveOn),
  );
}

/** The job on a day, with what has begun and what is due: each field as the last entry has it that speaks of it. */
export function jobOn(entries: readonly JobEntry[], day: string, first: Job): Job {
  const job = { ...first };
  for (const entry of inOrder(entries)) {
    if (entry.failed || !(entry.applied || entry.effectiveOn <= day)) continue;
    for (const field of entry.fields) Object.assign(job, { [field]: entry[field] });
  }
  return job;
}

/** The history as it is shown, the latest day first. `nameOf` gives the name of an id. */
export function historyOf(
  entries: readonly JobEntry[],
  nameOf: (field: JobField, value: string | null) => string | null,
): JobChange[] {
  const ordered = inOrder(entries);
  const current = ordered.findLast(({ applied }) => applied);
  const known = new Map<JobField, string | null>();
  const shown = ordered.map((entry, place): JobChange => {
    const { id, effectiveOn, reason, note, by, at, fields } = entry;
    const said = JOB_FIELDS.filter((field) => fields.includes(field));
    const changes = said
      .map((field) => ({
        field,
        from: nameOf(field, known.get(field) ?? null),
        to: nameOf(field, entry[field]),
        toId: entry[field],
      }))
      .filter(({ from, to }) => from !== to);
    if (!entry.failed) for (const field of said) known.set(field, entry[field]);
    return {
      id,
      effectiveOn,
      reason,
      note,
      changes,
      by,
      at: at.toISOString(),
      state: stateOf(entry, current),
      replaced: isReplaced(entry, ordered.slice(place + 1)),
    };
  });
  return shown.reverse();
}

function stateOf(entry: JobEntry, current: JobEntry | undefined): JobChange['state'] {
  if (entry.failed) return 'failed';
  if (entry === current) return 'now';
  return entry.applied ? 'past' : 'planned';
}

function isReplaced({ effectiveOn, fields, reason }: JobEntry, later: readonly JobEntry[]): boolean {
  const sameDay = later.filter((other) => other.effectiveOn === effectiveOn && !other.failed);
  return (
    reason !== 'joining' && fields.every((field) => sameDay.some((other) => other.fields.includes(field)))
  );
}
