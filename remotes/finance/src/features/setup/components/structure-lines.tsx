import type { PayComponent } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Combobox, IconButton, Sequence } from '@atrium/ui';
import { Suspense } from 'react';
import { Code } from '../../../shared/code.js';
import { FormulaText } from '../../../shared/formula-text.js';
import css from './structure-lines.module.scss';

interface StructureLinesProps {
  codes: readonly string[];
  components: ReadonlyMap<string, PayComponent>;
  error: string | undefined;
  onChange: (codes: string[]) => void;
}

/** The components of a structure in the order of the payslip, and a field that adds another. */
export function StructureLines({ codes, components, error, onChange }: StructureLinesProps) {
  const left = [...components.values()].filter(({ code }) => !codes.includes(code));
  const nameOf = (code: string) => components.get(code)?.name ?? code;
  return (
    <div className={css['lines']}>
      <Suspense>
        <Sequence
          label={t('Components in the order of the payslip')}
          items={codes}
          keyOf={(code) => code}
          nameOf={nameOf}
          onOrder={onChange}
          render={(code) => (
            <Line
              code={code}
              component={components.get(code)}
              onRemove={() => onChange(codes.filter((each) => each !== code))}
            />
          )}
        />
      </Suspense>
      <Combobox
        // A new field after each choice, so that the next one is typed into an empty one.
        key={codes.join()}
        name="componentCodes"
        label={t('Add a component')}
        error={error}
        options={left.map(({ code, name }) => ({ value: code, label: name, note: code }))}
        onChoose={(option) => option && onChange([...codes, option.value])}
      />
    </div>
  );
}

interface LineProps {
  code: string;
  component: PayComponent | undefined;
  onRemove: () => void;
}

function Line({ code, component, onRemove }: LineProps) {
  const name = component?.name ?? code;
  return (
    <div className={css['line']}>
      <span className="at-grow">
        <bdi>{name}</bdi> <Code code={code} />
      </span>
      {component && (
        <span className="at-13">
          <FormulaText text={component.formula} />
        </span>
      )}
      <IconButton icon="x" label={t('Remove {name}', { name })} onClick={onRemove} />
    </div>
  );
}
