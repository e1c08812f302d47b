import { leavePolicyDraftSchema, type LeavePolicy, type LeavePolicyEffect } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Note } from '@atrium/ui';
import { useDeferredValue } from 'react';
import { usePreviewLeavePolicyQuery } from '../leave-effect.api.js';
import { changesInWords, namesInWords } from '../leave-effect.format.js';

interface PolicyEffectProps {
  row: LeavePolicy | null;
  /** The form as it is filled in. */
  values: Record<string, unknown>;
}

/** Who may take what after saving and could not before, or no longer, and what is credited for it. */
export function PolicyEffect({ row, values }: PolicyEffectProps) {
  const { employmentType, departmentId, typeIds } = useDeferredValue(values);
  const said = leavePolicyDraftSchema.safeParse({
    id: row?.id ?? null,
    typeIds,
    employmentType: employmentType || null,
    departmentId: departmentId || null,
  });
  const draft = said.success ? said.data : { ...NOTHING, id: row?.id ?? null };
  const { currentData } = usePreviewLeavePolicyQuery(draft, { skip: !said.success });
  if (!said.success || !currentData) return null;
  const { items } = currentData;
  if (items.length === 0) return row && <Note>{t('No one gains or loses a leave type.')}</Note>;
  const credited = items.filter(({ days }) => days > 0);
  return (
    <Note tone={items.some(({ removed }) => removed.length > 0) ? 'warning' : 'info'}>
      {byType(items, 'removed').map(([type, names]) => (
        <p key={`removed ${type}`} className="mb-0">
          {t('{count, plural, one {# person} other {# people}} can no longer take {type}: {names}', {
            type,
            count: names.length,
            names: namesInWords(names),
          })}
        </p>
      ))}
      {byType(items, 'added').map(([type, names]) => (
        <p key={`added ${type}`} className="mb-0">
          {t('{count, plural, one {# person} other {# people}} can now take {type}: {names}', {
            type,
            count: names.length,
            names: namesInWords(names),
          })}
        </p>
      ))}
      {credited.length > 0 && (
        <p className="mb-0">
          {t('Saving credits {count, plural, one {# person} other {# people}} immediately: {names}', {
            count: credited.length,
            names: changesInWords(credited),
          })}
        </p>
      )}
    </Note>
  );
}

const NOTHING = { employmentType: null, departmentId: null, typeIds: [] };

/** The names of people by that of the type. */
function byType(items: LeavePolicyEffect['items'], turn: 'added' | 'removed'): [string, string[]][] {
  const types = new Map<string, string[]>();
  for (const { employee, [turn]: changed } of items)
    for (const type of changed) types.set(type, [...(types.get(type) ?? []), employee.name]);
  return [...types];
}
