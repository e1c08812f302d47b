import type { RepeatMode } from '@atrium/contracts';
import { formatDate, t, toFailure } from '@atrium/sdk';
import {
  choiceOf,
  DateField,
  isWhole,
  NumberField,
  RepeatFields,
  ruleOfChoice,
  sayUnit,
  SelectField,
  type RepeatChoice,
} from '@atrium/ui';
import { useState } from 'react';
import { INTERVAL_UNITS, intervalOf, intervalRule, type IntervalUnit } from './interval.rules.js';
import { useGetRepeatDatesQuery } from './repeat.api.js';

interface RuleFieldsProps {
  mode: RepeatMode;
  rule: string;
  startOn: string;
  zone: string;
  error: string | undefined;
  onRule: (rule: string) => void;
  onStart: (day: string, rule: string) => void;
  startError: string | undefined;
}

/** The days of a repeat, or how long after the end of a task the next one comes; and what that means. */
export function RepeatRuleFields(props: RuleFieldsProps) {
  const { mode, rule, startOn, zone } = props;
  const asked = { mode, rule, startOn, zone };
  const { currentData, error } = useGetRepeatDatesQuery(asked, { skip: !rule || !startOn });
  const refused = error && toFailure(error).error;
  const shown = {
    ...props,
    dates: currentData?.dates,
    error: props.error ?? refused?.fields?.['rule'] ?? refused?.message,
  };
  return mode === 'calendar' ? <FixedDays {...shown} /> : <Interval {...shown} />;
}

type ShownProps = RuleFieldsProps & { dates: readonly string[] | undefined };

function FixedDays({ rule, startOn, startError, dates, error, onRule, onStart }: ShownProps) {
  const [choice, setChoice] = useState<RepeatChoice>(() => choiceOf(rule, startOn));
  const ruleFor = (next: RepeatChoice, day: string): string =>
    (isWhole(next) ? ruleOfChoice(next, day) : null) ?? rule;
  return (
    <>
      <DateField
        required
        label={t('First day')}
        name="startOn"
        error={startError}
        value={startOn}
        onChange={({ target }) => onStart(target.value, target.value ? ruleFor(choice, target.value) : rule)}
      />
      <RepeatFields
        always
        value={choice}
        day={startOn}
        {...{ dates, error }}
        onChange={(next) => {
          setChoice(next);
          onRule(ruleFor(next, startOn));
        }}
      />
    </>
  );
}

function Interval({ rule, dates, error, onRule }: ShownProps) {
  const interval = intervalOf(rule);
  const [next] = dates ?? [];
  const put = (changes: Partial<typeof interval>) => onRule(intervalRule({ ...interval, ...changes }));
  return (
    <>
      <NumberField
        required
        label={t('Comes after')}
        name="rule"
        error={error}
        help={next && t('Closed today, the next one comes on {day}.', { day: formatDate(next, SHORT) })}
        value={interval.every}
        onChange={({ target }) => {
          const every = Number(target.value);
          if (Number.isInteger(every) && every > 0) put({ every });
        }}
      />
      <SelectField
        label={t('Unit')}
        options={INTERVAL_UNITS.map((value) => ({ value, label: sayUnit(value) }))}
        value={interval.unit}
        onChange={({ target }) => put({ unit: target.value as IntervalUnit })}
      />
      <DateField
        label={t('Until')}
        help={t('Left empty, it has no end.')}
        name="repeatUntil"
        value={interval.lastDay}
        onChange={({ target }) => put({ lastDay: target.value })}
      />
    </>
  );
}

const SHORT = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
