import { checkFormulaSchema, type ShownFormulaFault } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Menu, TextField, type TextFieldProps } from '@atrium/ui';
import { useRef } from 'react';
import { useCheckFormulaQuery } from '../../../shared/payroll-setup.api.js';
import { useComponents } from '../../../shared/use-components.js';
import { usePaused } from '../../../shared/use-paused.js';
import { FormulaFault } from './formula-fault.js';
import { formulaNames } from './formula-names.format.js';

interface FormulaFieldProps extends Omit<TextFieldProps, 'onChange' | 'value'> {
  formula: string;
  /** Of the component that it is for; empty while that has none. */
  code: string;
  onChange: NonNullable<TextFieldProps['onChange']>;
  /** Sets the formula, such as with a name that is chosen. */
  onFormula: (formula: string) => void;
}

/** A formula that is checked while it is typed, with the names that it may use. */
export function FormulaField({ formula, code, onFormula, ref, ...field }: FormulaFieldProps) {
  const input = useRef<HTMLInputElement | null>(null);
  const fault = useFault(formula, code);
  const components = useComponents();
  const insert = (name: string) => {
    const at = input.current?.selectionStart ?? formula.length;
    const until = input.current?.selectionEnd ?? at;
    onFormula(formula.slice(0, at) + name + formula.slice(until));
    input.current?.focus();
  };
  const items = formulaNames([...components.values()].filter((each) => each.code !== code)).map(
    ({ name, label }) => ({ id: name, label: `${name} · ${label}`, onSelect: () => insert(name) }),
  );
  return (
    <div className="is-wide">
      <TextField
        {...field}
        ref={(element) => {
          input.current = element;
          if (typeof ref === 'function') ref(element);
        }}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        className="at-mono"
        help={t('Such as {formula}, in rupees of a full month.', { formula: 'ctc / 12 * 0.5' })}
        error={field.error ?? fault?.message}
        labelEnd={
          <Menu className="btn btn-ghost btn-xs" items={items}>
            {t('Insert name')}
          </Menu>
        }
      />
      {fault && <FormulaFault formula={formula} fault={fault} onFormula={onFormula} />}
    </div>
  );
}

/** What is wrong with the formula as it is typed; null while that is not known, or nothing is. */
function useFault(formula: string, code: string): ShownFormulaFault | null {
  const typed = usePaused({ formula, code });
  const asked = checkFormulaSchema.safeParse({ formula: typed.formula, code: typed.code || null });
  const isAsked = asked.success && typed.formula.trim() !== '';
  const { currentData } = useCheckFormulaQuery(asked.success ? asked.data : NOTHING, { skip: !isAsked });
  return typed.formula === formula && isAsked ? (currentData?.fault ?? null) : null;
}

const NOTHING = { formula: '', code: null };
