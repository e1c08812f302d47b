import type { ConsentState, FieldValue, MergeDone, MergedRecord, UnitedList } from './merge.types.js';

/**
 * The records before a merge, the survivor first, with what happened to the survivor since: what was moved goes back,
 * what was added or changed later stays with it.
 * @param now the survivor as it stands
 */
export function undoMerge({ survivor: then, undo }: MergeDone, now: MergedRecord): MergedRecord[] {
  const { before, merged } = undo;
  const fields = keysOf([before.fields, then.fields, now.fields]).flatMap((field): [string, FieldValue][] => {
    const changed = now.fields[field] !== then.fields[field];
    const value = changed ? now.fields[field] : before.fields[field];
    return value === undefined ? [] : [[field, value]];
  });
  const lists = keysOf([before.lists, now.lists]) as UnitedList[];
  const kinds = keysOf([before.attached, now.attached]);
  const restored: MergedRecord = {
    id: before.id,
    fields: Object.fromEntries(fields),
    lists: restoredLists(lists, [before.lists, then.lists, now.lists]),
    attached: restoredLists(kinds, [before.attached, then.attached, now.attached]),
    consents: restoredConsents(before, then, now),
  };
  return [restored, ...merged.map((record) => withoutGone(record, then, now))];
}

type Lists = Partial<Record<string, string[]>>;

/** What was there before or came later, as far as it is still there. */
function restoredLists(
  names: string[],
  [before, then, now]: [Lists, Lists, Lists],
): Record<string, string[]> {
  const kept = names.map((name): [string, string[] | undefined] => {
    const moved = new Set((then[name] ?? []).filter((each) => !before[name]?.includes(each)));
    const left = now[name]?.filter((each) => !moved.has(each));
    return [name, left?.length === 0 && !before[name] ? undefined : left];
  });
  return Object.fromEntries(kept.filter((entry): entry is [string, string[]] => entry[1] !== undefined));
}

/** A consent given or withdrawn since the merge counts for the survivor. */
function restoredConsents(
  before: MergedRecord,
  then: MergedRecord,
  now: MergedRecord,
): MergedRecord['consents'] {
  const kept = Object.keys(now.consents).flatMap((purpose): [string, ConsentState][] => {
    const changed = now.consents[purpose] !== then.consents[purpose];
    const state = changed ? now.consents[purpose] : before.consents[purpose];
    return state ? [[purpose, state]] : [];
  });
  return Object.fromEntries(kept);
}

/** An attached thing that was deleted since the merge does not come back. */
function withoutGone(record: MergedRecord, then: MergedRecord, now: MergedRecord): MergedRecord {
  const attached = Object.entries(record.attached).map(([kind, ids]): [string, string[]] => {
    const gone = new Set((then.attached[kind] ?? []).filter((id) => !now.attached[kind]?.includes(id)));
    return [kind, ids.filter((id) => !gone.has(id))];
  });
  return { ...record, attached: Object.fromEntries(attached) };
}

const keysOf = (objects: readonly object[]): string[] => [
  ...new Set(objects.flatMap((each) => Object.keys(each))),
];
