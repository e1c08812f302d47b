import type { ShownFormulaFault } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import css from './formula-fault.module.scss';

interface FormulaFaultProps {
  formula: string;
  fault: ShownFormulaFault;
  onFormula: (formula: string) => void;
}

/** Where a formula cannot be read: the place underlined, and the name that was probably meant. */
export function FormulaFault({ formula, fault, onFormula }: FormulaFaultProps) {
  const { name, nearest, path } = fault;
  const start = Math.min(fault.at - 1, formula.length);
  const length = name !== null && formula.startsWith(name, start) ? name.length : 1;
  const [before, wrong, after] = [
    formula.slice(0, start),
    formula.slice(start, start + length),
    formula.slice(start + length),
  ];
  return (
    <div className={css['fault']}>
      <bdi dir="ltr" className="at-mono at-13">
        {before}
        <mark>{wrong === '' ? '\u00a0' : wrong}</mark>
        {after}
      </bdi>
      {path.length > 0 && (
        <bdi dir="ltr" className="at-mono at-12 at-muted">
          {path.join(' → ')}
        </bdi>
      )}
      {nearest !== null && wrong === name && (
        <Button size="xs" onClick={() => onFormula(before + nearest + after)}>
          {t('Use {name}', { name: nearest })}
        </Button>
      )}
    </div>
  );
}
