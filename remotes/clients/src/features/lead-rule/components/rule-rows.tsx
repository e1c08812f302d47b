import { MOST_LEAD_RULES } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Button, EmptyState, Icon, IconButton, Note } from '@atrium/ui';
import type { RuleDraft, RuleForm } from '../rule-form.types.js';
import { RuleFields } from './rule-fields.js';

const newRule = (): RuleDraft => ({
  id: null,
  name: '',
  sources: [],
  services: [],
  cities: [],
  minValue: null,
  maxValue: null,
  method: 'round_robin',
  pool: [],
  fallbackId: null,
});

/** The rules in their order. */
export function RuleRows({ methods, field, names }: RuleForm & { names: Readonly<Record<string, string>> }) {
  const items = methods.watch('items');
  const set = (next: RuleDraft[]) => methods.setValue('items', next, { shouldDirty: true });
  const swap = (at: number, to: number) => {
    const next = [...items];
    [next[at], next[to]] = [next[to] as RuleDraft, next[at] as RuleDraft];
    set(next);
  };
  const fault = methods.formState.errors.items?.root?.message ?? methods.formState.errors.items?.message;
  return (
    <div className="d-grid gap-4">
      {items.length === 0 && <NoRules />}
      {items.map((item, at) => (
        // A rule is known by its place alone, as its fields are.
        <fieldset key={at}>
          <legend className="at-13 d-flex align-items-center gap-2">
            <span className="me-auto">{t('Rule {number}', { number: at + 1 })}</span>
            <Steps at={at} last={items.length - 1} onSwap={swap} />
            <IconButton
              icon="x"
              label={t('Remove rule {number}', { number: at + 1 })}
              onClick={() => set(items.filter((_, place) => place !== at))}
            />
          </legend>
          <RuleFields at={at} item={item} names={names} field={field} />
        </fieldset>
      ))}
      {typeof fault === 'string' && <Note tone="danger">{translate(fault)}</Note>}
      {items.length < MOST_LEAD_RULES && (
        <div>
          <Button size="sm" onClick={() => set([...items, newRule()])}>
            <Icon name="plus" /> {t('Add rule')}
          </Button>
        </div>
      )}
    </div>
  );
}

function NoRules() {
  return (
    <EmptyState
      title={t('No rules yet')}
      text={t('New leads wait for a manager. A rule gives them to people as they come in.')}
    />
  );
}

interface StepsProps {
  at: number;
  last: number;
  onSwap: (at: number, to: number) => void;
}

function Steps({ at, last, onSwap }: StepsProps) {
  const number = at + 1;
  return (
    <>
      {at > 0 && (
        <IconButton
          icon="arrow-up"
          label={t('Move rule {number} up', { number })}
          onClick={() => onSwap(at, at - 1)}
        />
      )}
      {at < last && (
        <IconButton
          icon="arrow-down"
          label={t('Move rule {number} down', { number })}
          onClick={() => onSwap(at, at + 1)}
        />
      )}
    </>
  );
}
