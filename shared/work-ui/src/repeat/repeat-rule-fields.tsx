import type { RepeatMode } from '@atrium/contracts';
import { formatDate, t, toFailure } from '@atrium/sdk';
import {
  choiceOf,
  DateField,
  isCount,
  isWhole,
  NumberField,
  RepeatFields,
  ruleOfChoice,
  sayCountFault,
  sayUnit,
  SelectField,
  type RepeatChoice,
} from '@atrium/ui';
import { useState } from 'react';
import {
  INTERVAL_UNITS,
  intervalOf,
  intervalRule,
  isWholeInterval,
  type IntervalUnit,
} from './interval.rules.js';
import { useGetRepeatDatesQuery } from './repeat.api.js';

interface RuleFieldsProps {
  mode: RepeatMode;
  rule: string;
  startOn: string;
  zone: string;
  error: string | undefined;
  /** Empty while it is not typed out, which the contract refuses. */
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
  const [before] = useState(rule);
  const ruleFor = (next: RepeatChoice, day: string): string =>
    isWhole(next) ? (ruleOfChoice(next, day) ?? before) : '';
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
        dates={dates}
        error={error}
        onChange={(next) => {
          setChoice(next);
          onRule(ruleFor(next, startOn));
        }}
      />
    </>
  );
}

function Interval({ rule, dates, error, onRule }: ShownProps) {
  const [interval, setInterval] = useState(() => intervalOf(rule));
  const { every, unit, lastDay } = interval;
  const [next] = dates ?? [];
  const put = (changes: Partial<typeof interval>) => {
    const changed = { ...interval, ...changes };
    setInterval(changed);
    onRule(isWholeInterval(changed) ? intervalRule(changed) : '');
  };
  return (
    <>
      <NumberField
        required
        label={t('Comes after')}
        name="rule"
        error={isCount(every) ? error : sayCountFault()}
        help={next && t('Closed today, the next one comes on {day}.', { day: formatDate(next, SHORT) })}
        value={every}
        onChange={({ target }) => put({ every: Number(target.value) })}
      />
      <SelectField
        label={t('Unit')}
        options={INTERVAL_UNITS.map((value) => ({ value, label: sayUnit(value) }))}
        value={unit}
        onChange={({ target }) => put({ unit: target.value as IntervalUnit })}
      />
      <DateField
        label={t('Until')}
        help={t('Left empty, it has no end.')}
        name="repeatUntil"
        value={lastDay}
        onChange={({ target }) => put({ lastDay: target.value })}
      />
    </>
  );
}

const SHORT = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
