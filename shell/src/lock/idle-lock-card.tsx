import { IDLE_LOCK_MINUTES, idleLockKey } from '@atrium/contracts';
import { t, tellFailure, useSetting } from '@atrium/sdk';
import { Card, SelectField } from '@atrium/ui';
import { markTouched } from '../session/last-touch.js';

const inWords = (minutes: number): string =>
  minutes === 0
    ? t('Never::lock')
    : t('{count, plural, one {After # minute} other {After # minutes}}', { count: minutes });

/** Chooses after how much inactivity the portal locks itself. */
export function IdleLockCard() {
  const { value, known, save } = useSetting(idleLockKey);
  const choose = (chosen: string) => {
    const minutes = IDLE_LOCK_MINUTES.find((each) => String(each) === chosen);
    if (minutes === undefined) return;
    // Time before the lock was switched on does not count as inactivity.
    markTouched();
    save(minutes).catch((reason: unknown) => tellFailure(t('The choice was not saved'), reason));
  };
  return (
    <Card title={t('Lock screen')}>
      <SelectField
        label={t('Lock when idle')}
        help={t('Locks the portal in this browser. Your password unlocks it.')}
        disabled={!known}
        value={String(value)}
        options={IDLE_LOCK_MINUTES.map((minutes) => ({ value: String(minutes), label: inWords(minutes) }))}
        onChange={(event) => choose(event.target.value)}
      />
    </Card>
  );
}
