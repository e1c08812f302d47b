import { TIMER_LEAVING, timerLeavingKey } from '@atrium/contracts';
import { t, tellFailure, useSetting } from '@atrium/sdk';
import { Card, SelectField } from '@atrium/ui';

/** Chooses what becomes of a running timer when the reader clocks out. */
export function TimerChoice() {
  const { value, known, save } = useSetting(timerLeavingKey);
  const labels = { ask: t('Ask whether it stops too'), stop: t('Stop it, always') };
  const choose = (chosen: string) => {
    const next = TIMER_LEAVING.find((each) => each === chosen);
    if (next) save(next).catch((reason: unknown) => tellFailure(t('The choice was not saved'), reason));
  };
  return (
    <Card title={t('Timer')}>
      <SelectField
        label={t('When I clock out while it runs')}
        disabled={!known}
        value={value}
        options={TIMER_LEAVING.map((each) => ({ value: each, label: labels[each] }))}
        onChange={({ target }) => choose(target.value)}
      />
    </Card>
  );
}
